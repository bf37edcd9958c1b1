import { defineCommand, noTarget } from '@/lib/access/define-command';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { CountedTokens } from '../schemas';

/** What an answer cost, as the model's server told it when it had ended. */
export const countTokens = defineCommand({
  name: 'school-ai.count-tokens',
  may: 'school-ai:count',
  input: CountedTokens,
  ownRecord: true,
  target: noTarget,
  run: async ({ tx, actor: { schoolId }, input: { tokens }, now }) => {
    if (!schoolId) return;
    await tx.$executeRaw`
      INSERT INTO school_ai_use AS used (school_id, day, tokens) VALUES (${schoolId}::uuid, ${schoolDay(now)}::date, ${tokens})
      ON CONFLICT (school_id, day) DO UPDATE SET tokens = used.tokens + ${tokens}`;
  },
});
