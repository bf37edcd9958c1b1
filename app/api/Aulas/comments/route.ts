import { serve } from '@/lib/access/serve';
import { deleteComment } from '@/lib/lesson-plans/commands/delete-comment';
import { writeComment } from '@/lib/lesson-plans/commands/write-comment';
import { deleteCommentOp, planCommentsOp, writeCommentOp } from '@/lib/lesson-plans/contract/plans';
import { planComments } from '@/lib/lesson-plans/queries/comments';

export const GET = serve(planCommentsOp, planComments);
export const PUT = serve(writeCommentOp, writeComment);
export const DELETE = serve(deleteCommentOp, deleteComment);
