import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { fail } from '@/lib/platform/errors/failures';
import { abilities } from '../abilities';
import { commentReach } from '../reach/comments';
import { taughtLesson } from '../reach/lessons';
import { schoolDay } from '../rules/school-day';
import { Comment, NewComment } from '../schemas/comments';

/** A comment, or an answer to one that the writer can read; answers are not answered again. */
export const writeComment = defineCommand({
  name: 'lesson-plans.write-comment',
  may: abilities['plan-comment:write'],
  input: NewComment,
  reply: Comment,
  target: ({ tx, actor, input, now }) =>
    tx.lesson.findFirst({ where: taughtLesson(input.lessonCode, actor, schoolDay(now)), select: { id: true } }),
  run: async ({ tx, actor, target: { id: lessonId }, input: { text, answersId } }) => {
    if (answersId) {
      const answered = within(commentReach, actor, { id: answersId, lessonId, answersId: null });
      if ((await tx.planComment.count({ where: answered })) === 0) fail('MODEL_NOT_FOUND');
    }
    const { id, createdAt } = await tx.planComment.create({
      data: { lessonId, authorId: actor.id, schoolId: actor.schoolId, text, answersId: answersId ?? null },
      select: { id: true, createdAt: true },
    });
    return { id, text, author: actor.name, createdAt: createdAt.toISOString(), mayDelete: true };
  },
});
