import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { Count, RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { deletableComments } from '../reach/comments';

/** The answers go with the comment: without it they answer nothing. */
export const deleteComment = defineCommand({
  name: 'lesson-plans.delete-comment',
  may: abilities['plan-comment:delete'],
  input: RowRef,
  reply: Count,
  target: row('planComment', deletableComments, {
    by: 'id',
    select: { id: true, _count: { select: { replies: true } } },
  }),
  run: async ({ tx, target: { id, _count } }) => {
    await tx.planComment.delete({ where: { id }, select: { id: true } });
    return { count: 1 + _count.replies };
  },
});
