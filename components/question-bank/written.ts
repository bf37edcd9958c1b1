import type { Question } from '@/lib/question-bank/schemas/questions';

/** Each question has a name of its own while it is written: a list that is put in order loses no typed word. */
export type Written = { key: number; question: Question };

let lastKey = 0;
export const written = (question: Question): Written => {
  lastKey += 1;
  return { key: lastKey, question };
};

/** With some facts of one of them changed, as it stands now: what was on its way arrives where others were typed meanwhile. */
export function withFacts(now: Written[], key: number, facts: Partial<Question>): Written[] {
  return now.map((one) => (one.key === key ? { key, question: { ...one.question, ...facts } as Question } : one));
}
