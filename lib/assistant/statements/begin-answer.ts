import type * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { Prisma } from '@/lib/platform/db/generated/client';
import { countedAnswer } from '@/lib/school-ai/statements/counted-answer';
import { dailyMost } from '../rules/daily-most';
import { dayOf } from '../rules/day';
import { staleBefore } from '../rules/staleness';
import type { AnswerBegun } from '../schemas/running';

type Begun = z.infer<typeof AnswerBegun>;
type Person = Pick<Actor, 'id' | 'tipo' | 'schoolId'>;

/** Nobody counts for somebody else: each part counts for the row of the part before it. */
const [begun, own, ofSchool] = [Prisma.sql`begun`, Prisma.sql`own`, Prisma.sql`of_school`];

/**
 * An answer takes its place and is counted, in one statement: a row when all of it was plain. Of an answer that is there
 * already, and where today's answers are used up, there is none; and where that shows only after something was written,
 * because others were faster, the division takes the whole statement back.
 */
export function beginStatement(actor: Person, answer: Begun, now: Date): Prisma.Sql {
  const school = answer.origin === 'model' && actor.schoolId ? countedAnswer(actor.schoolId, now) : undefined;
  const onlyIf = school ? Prisma.sql`AND EXISTS (SELECT FROM plain)` : Prisma.empty;
  return Prisma.sql`
    WITH ${school ? Prisma.sql`${school.plain},` : Prisma.empty} ${placed(actor, answer, now, onlyIf)}
      ${school ? Prisma.sql`, of_school AS (${school.counted(own)})` : Prisma.empty}
    SELECT 1 / (SELECT count(*) FROM ${school ? ofSchool : own}) AS whole FROM begun`;
}

/** The part of it that a transaction does first: a row when the place was taken, and whether the person's day allows it. */
export function placeStatement(actor: Person, answer: Begun, now: Date): Prisma.Sql {
  return Prisma.sql`
    WITH ${placed(actor, answer, now)}
    SELECT EXISTS (SELECT FROM own) AS "isCounted" FROM begun`;
}

/** `begun`: behind a question of the caller's that has no answer, or one that failed. `own`: counted for the person. */
function placed({ id: accountId, tipo }: Person, answer: Begun, now: Date, onlyIf = Prisma.empty): Prisma.Sql {
  const { id, questionId, origin, sources, hint } = answer;
  return Prisma.sql`
    begun AS (
      INSERT INTO chat_messages AS m
             (id, conversation_id, turn, role, content, state, origin, sources, hint, created_at, updated_at)
      SELECT ${id}::uuid, q.conversation_id, q.turn, 'assistant', '', 'writing', ${origin}::"AnswerOrigin",
             ${JSON.stringify(sources)}::jsonb, ${hint}::smallint, ${now}::timestamptz, ${now}::timestamptz
        FROM chat_messages q JOIN conversations c ON c.id = q.conversation_id
       WHERE q.id = ${questionId}::uuid AND q.role = 'user' AND c.account_id = ${accountId}::uuid ${onlyIf}
         -- Whoever clears or takes back at this moment goes first or comes after, and leaves no answer alone.
         FOR KEY SHARE OF c, q
      ON CONFLICT (conversation_id, turn, role) DO UPDATE
         SET id = EXCLUDED.id, content = '', state = 'writing', origin = EXCLUDED.origin, sources = EXCLUDED.sources,
             hint = EXCLUDED.hint, stands_in = false, liking = NULL, observation = '', feedback_at = NULL, reviewed_at = NULL,
             created_at = EXCLUDED.created_at, updated_at = EXCLUDED.updated_at
       WHERE m.state = 'failed' OR m.stands_in OR (m.state = 'writing' AND m.updated_at < ${staleBefore(now)}::timestamptz)
      RETURNING m.id
    ), own AS (
      ${origin === 'model' ? countedQuestion({ accountId, tipo, images: answer.images, now }) : Prisma.sql`SELECT FROM begun`}
    )`;
}

type OneMore = { accountId: string; tipo: Actor['tipo']; images: number; now: Date };

function countedQuestion({ accountId, tipo, images, now }: OneMore): Prisma.Sql {
  const most = dailyMost(tipo);
  return Prisma.sql`
    INSERT INTO assistant_use AS u (account_id, day, questions, images)
    SELECT ${accountId}::uuid, ${dayOf(now)}::date, 1, ${images}::int FROM ${begun}
    ON CONFLICT (account_id, day) DO UPDATE SET questions = u.questions + 1, images = u.images + EXCLUDED.images
     WHERE u.questions < ${most.questions}::int
       AND (EXCLUDED.images = 0 OR u.images + EXCLUDED.images <= ${most.images}::int)
    RETURNING 1`;
}
