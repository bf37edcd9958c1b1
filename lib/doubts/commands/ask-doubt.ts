import { defineCommand } from '@/lib/access/define-command';
import { lessonWhenTapped } from '@/lib/lessons/parts/where-tapped';
import { tappedAt } from '@/lib/lessons/rules/tapped-at';
import { abilities } from '../abilities';
import { fail, refuseUnless } from '../failures';
import { hearDoubt } from '../parts/hear-doubt';
import { tellDoubt } from '../parts/tell-doubt';
import { fields, ownDoubt } from '../queries/stored-doubts';
import { openDoubtsMax } from '../rules/limits';
import { NewDoubt, OwnDoubt } from '../schemas';

/** A pupil does not understand something: the doubt joins the queue of the lesson. Sent again, it is the same one. */
export const askDoubt = defineCommand({
  name: 'doubts.ask',
  may: abilities['doubt:ask'],
  input: NewDoubt,
  reply: OwnDoubt,
  ownRecord: true,
  target: lessonWhenTapped,
  run: async ({ tx, actor, input: { doubtId: id, text, at, locale }, target: lesson, now }) => {
    const own = { studentId: actor.id, classLessonId: lesson.id };
    const known = await tx.doubt.findFirst({ where: { id, ...own }, select: fields });
    if (known) return ownDoubt(known, locale);
    const careNoticeId = await hearDoubt(tx, actor, { text, classLessonId: lesson.id, now });
    const open = await tx.doubt.count({ where: { ...own, state: { in: ['waiting', 'takenUp'] } } });
    // Who is in need is heard, however much was asked before.
    refuseUnless(careNoticeId !== null || open < openDoubtsMax, 'doubt.too-many');
    const askedAt = tappedAt(at, { from: lesson.startedAt, now });
    const row = { id, ...own, schoolId: lesson.schoolId, text, askedAt, stateAt: askedAt, careNoticeId };
    // Past create(): an id that is somebody else's must not break the transaction.
    const { count } = await tx.doubt.createMany({ data: [row], skipDuplicates: true });
    refuseUnless(count === 1, 'MODEL_NOT_FOUND');
    const stored = await tx.doubt.findUnique({ where: { id }, select: fields });
    return ownDoubt(stored ?? fail('MODEL_NOT_FOUND'), locale);
  },
  after: ({ tx, actor, input, result }) => tellDoubt(tx, actor, input, result.id),
});
