import { defineCommand, noTarget } from '@/lib/access/define-command';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { UncountedAnswer } from '../schemas';

/** One answer less on its day: it failed. */
export const uncountAnswer = defineCommand({
  name: 'school-ai.uncount-answer',
  may: 'school-ai:count',
  input: UncountedAnswer,
  ownRecord: true,
  target: noTarget,
  run: async ({ tx, actor: { schoolId }, input: { at } }) => {
    if (!schoolId) return null;
    const ofDay = { schoolId, day: schoolDay(at), answers: { gt: 0 } };
    await tx.schoolAiUse.updateMany({ where: ofDay, data: { answers: { decrement: 1 } } });
    return { at };
  },
});
