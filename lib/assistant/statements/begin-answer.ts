import type * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { Prisma } from '@/lib/platform/db/generated/client';
import { countedAnswer } from '@/lib/school-ai/statements/counted-answer';
import { dayOf } from '../rules/day';
import { pupilImagesMax, pupilQuestionsMax } from '../rules/limits';
import type { AnswerBegun } from '../schemas/running';

type Begun = z.infer<typeof AnswerBegun>;

/** Nobody counts for somebody else: each part counts for the row of the part before it. */
const [begun, own, ofSchool] = [Prisma.sql`begun`, Prisma.sql`own`, Prisma.sql`of_school`];

/**
 * An answer takes its place and is counted, in one statement: a row when all of it was plain. Of an answer that is there
 * already, and where today's answers are used up, there is none; and where that shows only after something was written,
 * because others were faster, the division takes the whole statement back.
 */
export function beginStatement(actor: Pick<Actor, 'id' | 'tipo' | 'schoolId'>, answer: Begun, now: Date): Prisma.Sql {
  const { id, questionId, origin, sources, hint, images } = answer;
  const isModel = origin === 'model';
  const isOwn = isModel && actor.tipo === 'aluno';
  const school = isModel && actor.schoolId ? countedAnswer(actor.schoolId, now) : undefined;
  const last = school ? ofSchool : isOwn ? own : begun;
  return Prisma.sql`
    WITH ${school ? Prisma.sql`${school.plain},` : Prisma.empty} begun AS (
      INSERT INTO chat_messages
             (id, conversation_id, turn, role, content, state, origin, sources, hint, created_at, updated_at)
      SELECT ${id}::uuid, q.conversation_id, q.turn, 'assistant', '', 'writing', ${origin}::"AnswerOrigin",
             ${JSON.stringify(sources)}::jsonb, ${hint}::smallint, ${now}::timestamptz, ${now}::timestamptz
        FROM chat_messages q JOIN conversations c ON c.id = q.conversation_id
       WHERE q.id = ${questionId}::uuid AND q.role = 'user' AND c.account_id = ${actor.id}::uuid
         ${school ? Prisma.sql`AND EXISTS (SELECT FROM plain)` : Prisma.empty}
      ON CONFLICT (conversation_id, turn, role) DO NOTHING
      RETURNING id
    ) ${isOwn ? Prisma.sql`, own AS (${countedQuestion(actor.id, images, now)})` : Prisma.empty}
      ${school ? Prisma.sql`, of_school AS (${school.counted(isOwn ? own : begun)})` : Prisma.empty}
    SELECT 1 / (SELECT count(*) FROM ${last}) AS whole FROM begun`;
}

function countedQuestion(accountId: string, images: number, now: Date): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO assistant_use AS u (account_id, day, questions, images)
    SELECT ${accountId}::uuid, ${dayOf(now)}::date, 1, ${images}::int FROM begun
    ON CONFLICT (account_id, day) DO UPDATE SET questions = u.questions + 1, images = u.images + ${images}::int
     WHERE u.questions < ${pupilQuestionsMax} AND u.images + ${images}::int <= ${pupilImagesMax}
    RETURNING 1`;
}
