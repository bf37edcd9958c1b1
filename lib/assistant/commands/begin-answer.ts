import type { Actor } from '@/lib/access/actor';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { tellOfDanger } from '@/lib/doubts/parts/tell-of-danger';
import type { Tx } from '@/lib/platform/db/client';
import { writtenByOneStatement } from '@/lib/platform/db/single-statement';
import { Failure, fail } from '@/lib/platform/errors/failures';
import { countAnswer } from '@/lib/school-ai/parts/count-answer';
import { abilities } from '../abilities';
import { dayOf } from '../rules/day';
import { AnswerBegun } from '../schemas/running';
import { beginStatement, placeStatement } from '../statements/begin-answer';

/**
 * An answer takes its place behind its question, unless there is one; one that failed gives way. What a model writes is
 * counted, and `over` says whose answers of today are used up: then nothing was counted, and the place is
 * the built-in guide's.
 */
export const beginAnswer = defineCommand({
  name: 'assistant.begin-answer',
  may: abilities['assistant:ask'],
  ownRecord: true,
  input: AnswerBegun,
  /** Most answers are plain: within the limits, and of no concern to an adult. */
  inOneStatement: async ({ actor, input, now }) => {
    if (input.care) return undefined;
    const begun = await writtenByOneStatement(beginStatement(actor, input, now));
    return begun?.length === 1 ? { id: input.id, isNew: true, over: null } : undefined;
  },
  target: noTarget,
  run: async ({ tx, actor, input, now }) => {
    const { id, questionId, origin, images, care } = input;
    const [begun] = await tx.$queryRaw<{ isCounted: boolean }[]>(placeStatement(actor, input, now));
    if (!begun) return { id: await idOfAnswer(tx, actor, questionId), isNew: false, over: null };
    if (care) await tellOfDanger(tx, actor, care);
    if (origin !== 'model') return { id, isNew: true, over: null };
    if (!begun.isCounted) return { id, isNew: true, over: 'own' as const };
    if (await isInSchoolBudget(tx, actor)) return { id, isNew: true, over: null };
    await tx.$executeRaw`
      UPDATE assistant_use SET questions = questions - 1, images = images - ${images}::int
       WHERE account_id = ${actor.id}::uuid AND day = ${dayOf(now)}::date`;
    return { id, isNew: true, over: 'school' as const };
  },
});

/** Asked apart: the statement before does not see what another transaction added while it waited. */
async function idOfAnswer(tx: Tx, { id: accountId }: Actor, questionId: string): Promise<string> {
  const [answer] = await tx.$queryRaw<{ id: string }[]>`
    SELECT a.id FROM chat_messages q
      JOIN conversations c ON c.id = q.conversation_id AND c.account_id = ${accountId}::uuid
      JOIN chat_messages a ON a.conversation_id = q.conversation_id AND a.turn = q.turn AND a.role = 'assistant'
     WHERE q.id = ${questionId}::uuid AND q.role = 'user'`;
  return answer?.id ?? fail('MODEL_NOT_FOUND');
}

/** Last of all, because everybody of a school waits for this row. */
function isInSchoolBudget(tx: Tx, actor: Actor): Promise<boolean> {
  return countAnswer(tx, actor).then(
    () => true,
    (error: unknown) =>
      error instanceof Failure && error.code === 'assistant.school-budget' ? false : Promise.reject(error),
  );
}
