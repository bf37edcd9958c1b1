import { type Closeness, closenessTo } from '../rules/closeness';
import type { Spoken } from '../rules/question-words';
import { keptIndex } from './kept-index';

/** A measure for texts that are no passages: how close each comes to the question. */
export async function closenessOf(question: Spoken): Promise<Closeness> {
  const { index } = await keptIndex();
  return closenessTo(question, index);
}
