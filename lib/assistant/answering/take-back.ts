import type * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { takeQuestionBack } from '../commands/take-question-back';
import type { QuestionToTakeBack } from '../schemas/conversations';
import { registry } from './registry';

/** Its answer is written no further: here at once, by another instance as soon as that finds its row gone. */
async function takeBack(actor: Actor, input: z.input<typeof QuestionToTakeBack>) {
  const taken = await takeQuestionBack(actor, input);
  const gone = [...registry().runs.values()].filter(
    ({ conversationId, broadcast }) => conversationId === taken.id && broadcast.questionDocId === input.id,
  );
  await Promise.all(gone.map((run) => run.giveUp('MODEL_NOT_FOUND')));
  return taken;
}

export const takeBackAndStop = Object.assign(takeBack, { definition: takeQuestionBack.definition });
