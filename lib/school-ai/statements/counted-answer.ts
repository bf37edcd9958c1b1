import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { Prisma } from '@/lib/platform/db/generated/client';
import { dailyAnswersDefault, warningShare } from '../rules';

/**
 * What `commands/count-answer.ts` does, as parts of one statement with what is counted, and for its plain case alone:
 * the day is not used up and nobody is to be warned. `plain` has a row then; `counted(of)` counts for the row of `of`,
 * and has none when others were faster. It comes last, because everybody of a school waits for this row.
 */
export function countedAnswer(schoolId: string, now: Date) {
  const day = schoolDay(now).toISOString().slice(0, 10);
  const isPlain = Prisma.sql`
    coalesce(used.answers, 0) < most AND (used.warned_at IS NOT NULL OR coalesce(used.answers, 0) + 1 < warned_from)`;
  const plain = Prisma.sql`
    budget AS (
      SELECT most, ceil(most * ${warningShare}::float8) AS warned_from
        FROM (SELECT coalesce((SELECT daily_answers_max FROM school_ai_settings WHERE school_id = ${schoolId}::uuid),
                              ${dailyAnswersDefault}::int) AS most) AS term
    ), plain AS (
      SELECT FROM budget LEFT JOIN school_ai_use used ON used.school_id = ${schoolId}::uuid AND used.day = ${day}::date
       WHERE ${isPlain}
    )`;
  const counted = (of: Prisma.Sql) => Prisma.sql`
    INSERT INTO school_ai_use AS used (school_id, day, answers)
    SELECT ${schoolId}::uuid, ${day}::date, 1 FROM ${of}
    ON CONFLICT (school_id, day) DO UPDATE SET answers = used.answers + 1
      WHERE EXISTS (SELECT FROM budget WHERE ${isPlain})
    RETURNING 1`;
  return { plain, counted };
}
