import type { AssistantWords } from '../words';

/** Of what was refused and is no fault: the words for it, and whether asking again today helps. */
export function tooMuch(code: string | undefined, words: AssistantWords): { text: string; isForToday: boolean } | null {
  if (code === 'request.too-many') return { text: words.tooManyRequests, isForToday: false };
  if (code === 'assistant.school-budget') return { text: words.dayUsedUp, isForToday: true };
  if (code === 'assistant.off-in-lesson') return { text: words.offInLesson, isForToday: false };
  if (code === 'assistant.off-in-test') return { text: words.offInTest, isForToday: false };
  return null;
}
