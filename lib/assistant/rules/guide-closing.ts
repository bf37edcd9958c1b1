import type { AskedFor } from './guide-asked';
import type { HintStep } from './reader';

/** What a pupil is asked in the end, so that the next step is the pupil's own. */
export type Closing = 'use' | 'tried' | 'own' | 'step2' | 'step3';

/** By what was asked; nothing where there is nothing to try: a number, and how things are done at this school. */
export function closingOf({ wanted, isOfCode }: AskedFor, address: string, step: HintStep): Closing | undefined {
  const isOfLesson = address.startsWith('/lesson');
  if (wanted === 'amount' || (wanted === 'other' && !isOfLesson && !isOfCode)) return undefined;
  if (step > 1) return step === 2 ? 'step2' : 'step3';
  if (wanted === 'definition') return 'use';
  return wanted === 'way' ? 'tried' : 'own';
}
