import { coverageBy, type QuestionCoverage } from '../rules/question-coverage';
import type { Spoken } from '../rules/question-words';
import { keptIndex } from './kept-index';

/** How much of a question's words the library has ever heard of: counted where it is asked for, which a model does not. */
export async function coverageOf(question: string | Spoken): Promise<() => QuestionCoverage> {
  const { index } = await keptIndex();
  return () => coverageBy(question, index);
}
