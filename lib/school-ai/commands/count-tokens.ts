import * as z from 'zod/mini';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { Prisma } from '@/lib/platform/db/generated/client';
import { writtenByOneStatement } from '@/lib/platform/db/single-statement';
import { abilities } from '../abilities';

/** What an answer cost, as the model's server told it when it had ended. */
export const countTokens = defineCommand({
  name: 'school-ai.count-tokens',
  may: abilities['school-ai:count'],
  input: z.object({ tokens: z.int().check(z.gte(0)) }),
  ownRecord: true,
  inOneStatement: async ({ actor: { schoolId }, input: { tokens }, now }) => {
    const written = schoolId ? await writtenByOneStatement(tokensStatement(schoolId, tokens, now)) : [];
    return written && { tokens };
  },
  target: noTarget,
  run: async ({ tx, actor: { schoolId }, input: { tokens }, now }) => {
    if (schoolId) await tx.$executeRaw(tokensStatement(schoolId, tokens, now));
    return { tokens };
  },
});

function tokensStatement(schoolId: string, tokens: number, now: Date): Prisma.Sql {
  // As text: the bare driver would move a Date to the clock of this machine.
  const day = schoolDay(now).toISOString().slice(0, 10);
  return Prisma.sql`
    INSERT INTO school_ai_use AS used (school_id, day, tokens)
    VALUES (${schoolId}::uuid, ${day}::date, ${tokens}::int)
    ON CONFLICT (school_id, day) DO UPDATE SET tokens = used.tokens + EXCLUDED.tokens`;
}
