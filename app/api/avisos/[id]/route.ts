import { serve } from '@/lib/access/serve';
import { deleteNotice } from '@/lib/notices/commands/delete-notice';
import { updateNotice } from '@/lib/notices/commands/update-notice';
import { deleteNoticeOp, readNoticeOp, updateNoticeOp } from '@/lib/notices/contract';
import { noticeById } from '@/lib/notices/queries/notices';

export const GET = serve(readNoticeOp, noticeById);
export const POST = serve(updateNoticeOp, updateNotice);
export const DELETE = serve(deleteNoticeOp, deleteNotice);
