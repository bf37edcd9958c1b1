import type { Question } from '../schemas/questions';

/** Stands for a picture of a file that is not stored yet; no stored one has such a name. */
export function imageAddress(at: number): string {
  return `/api/files/content-images/${String(at).padStart(43, '0')}.webp`;
}

/** The same question with its pictures where they are stored. */
export function withAddresses(question: Question, stored: ReadonlyMap<string, string>): Question {
  const placed = (text: string) => [...stored].reduce((said, [from, to]) => said.replaceAll(from, to), text);
  return {
    ...question,
    prompt: placed(question.prompt),
    explanation: question.explanation && placed(question.explanation),
    imageUrl: question.imageUrl && placed(question.imageUrl),
  };
}
