import { serve } from '@/lib/access/serve';
import { deleteNotice } from '@/lib/notices/commands/delete-notice';
import { updateNotice } from '@/lib/notices/commands/update-notice';
import { deleteNoticeOp, readNoticeOp, updateNoticeOp } from '@/lib/notices/contract';
import { noticeById } from '@/lib/notices/queries/notices';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const GET = serve(withInvalidCharacters(readNoticeOp), noticeById);
export const POST = serve(withInvalidCharacters(updateNoticeOp), updateNotice);
export const DELETE = serve(withInvalidCharacters(deleteNoticeOp), deleteNotice);
