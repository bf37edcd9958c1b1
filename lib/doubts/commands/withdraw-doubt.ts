import { defineCommand } from '@/lib/access/define-command';
import { lessonWhenTapped } from '@/lib/lessons/parts/where-tapped';
import { tappedAt } from '@/lib/lessons/rules/tapped-at';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { tellDoubt } from '../parts/tell-doubt';
import { fields, ownDoubt } from '../queries/stored-doubts';
import { DoubtWithdrawal, OwnDoubt } from '../schemas';

/** A pupil found out alone. Whoever is on the way to the pupil already is not sent back. */
export const withdrawDoubt = defineCommand({
  name: 'doubts.withdraw',
  may: abilities['doubt:ask'],
  input: DoubtWithdrawal,
  reply: OwnDoubt,
  ownRecord: true,
  target: async (asked) => {
    const lesson = await lessonWhenTapped(asked);
    if (!lesson) return null;
    const own = { id: asked.input.doubtId, studentId: asked.actor.id, classLessonId: lesson.id };
    return asked.tx.doubt.findFirst({ where: own, select: fields });
  },
  run: async ({ tx, input: { at, locale }, target: doubt, now }) => {
    if (doubt.state === 'withdrawn') return ownDoubt(doubt, locale);
    refuseUnless(doubt.state === 'waiting', 'doubt.taken-up');
    const stateAt = tappedAt(at, { from: doubt.askedAt, now });
    const data = { state: 'withdrawn' as const, stateAt };
    return ownDoubt(await tx.doubt.update({ where: { id: doubt.id }, data, select: fields }), locale);
  },
  after: ({ tx, actor, input, result }) => tellDoubt(tx, actor, input, result.id),
});
