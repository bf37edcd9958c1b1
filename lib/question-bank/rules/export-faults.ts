import type { Question } from '../schemas/questions';
import { draftFaults, type Fault } from './faults';
import { giftFaults } from './gift/write-gift';
import type { exportFormats } from './kinds';

/** What keeps questions from being written in a format: what is unfinished, and what the format has no place for. */
export function exportFaults(questions: readonly Question[], format: (typeof exportFormats)[number]): Fault[] {
  const unfinished = draftFaults(questions);
  if (format !== 'gift' || unfinished.length > 0) return unfinished;
  return questions.flatMap((question, index) =>
    giftFaults(question).map((fault) => ({ ...fault, path: `questions.${index}.${fault.path}` })),
  );
}
