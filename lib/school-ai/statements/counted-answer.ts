import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { Prisma } from '@/lib/platform/db/generated/client';
import { dailyAnswersDefault, warningShare } from '../rules';

/**
 * What `commands/count-answer.ts` does, as parts of one statement with what is counted, and for its plain case alone:
 * the day is not used up and nobody is to be warned. `plain` has a row then; `counted(of)` counts for the row of `of`,
 * and has none when others were faster. It comes last, because everybody of a school waits for this row.
 */
export function countedAnswer(schoolId: string, now: Date) {
  const isPlain = Prisma.sql`
    coalesce(used.answers, 0) < most AND (used.warned_at IS NOT NULL OR coalesce(used.answers, 0) + 1 < warned_from)`;
  const of = { schoolId, day: schoolDay(now) };
  const plain = Prisma.sql`
    ${budget(schoolId)}, plain AS (
      SELECT FROM budget LEFT JOIN school_ai_use used ON used.school_id = ${schoolId}::uuid AND used.day = ${dateOf(of.day)}::date
       WHERE ${isPlain}
    )`;
  return { plain, counted: (row: Prisma.Sql) => oneMore(of, row, isPlain) };
}

/** The whole of it for one row: the answers of the day, what they may be, and whether it is time to warn. None when used up. */
export function countStatement(schoolId: string, day: Date): Prisma.Sql {
  const isLeft = Prisma.sql`coalesce(used.answers, 0) < most`;
  return Prisma.sql`
    WITH ${budget(schoolId)}, within AS (SELECT FROM budget WHERE most > 0),
         counted AS (${oneMore({ schoolId, day }, Prisma.sql`within`, isLeft)})
    SELECT answers, most, warned_at IS NULL AND answers >= warned_from AS "isToWarn" FROM counted, budget`;
}

function budget(schoolId: string): Prisma.Sql {
  return Prisma.sql`
    budget AS (
      SELECT most, ceil(most * ${warningShare}::float8) AS warned_from
        FROM (SELECT coalesce((SELECT daily_answers_max FROM school_ai_settings WHERE school_id = ${schoolId}::uuid),
                              ${dailyAnswersDefault}::int) AS most) AS term
    )`;
}

function oneMore({ schoolId, day }: { schoolId: string; day: Date }, row: Prisma.Sql, onlyIf: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO school_ai_use AS used (school_id, day, answers)
    SELECT ${schoolId}::uuid, ${dateOf(day)}::date, 1 FROM ${row}
    ON CONFLICT (school_id, day) DO UPDATE SET answers = used.answers + 1
      WHERE EXISTS (SELECT FROM budget WHERE ${onlyIf})
    RETURNING answers, warned_at`;
}

/** As text: the bare driver would move a Date to the clock of this machine. */
function dateOf(day: Date): string {
  return day.toISOString().slice(0, 10);
}
