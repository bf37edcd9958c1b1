import { serve } from '@/lib/access/serve';
import { createNotice } from '@/lib/notices/commands/create-notice';
import { createNoticeOp, listNoticesOp } from '@/lib/notices/contract';
import { noticeList } from '@/lib/notices/queries/notices';

export const GET = serve(listNoticesOp, noticeList);
export const PUT = serve(createNoticeOp, createNotice);
