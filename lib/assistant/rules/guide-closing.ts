import type { AskedFor, Wanted } from './guide-asked';
import type { HintStep } from './reader';

/** What a pupil is asked in the end, so that the next step is the pupil's own. */
export type Closing = 'use' | 'tried' | 'own' | 'why' | 'check' | 'step2' | 'step3';

const asked = {
  definition: 'use',
  way: 'tried',
  reason: 'why',
  cause: 'check',
  difference: 'why',
  example: 'own',
} as const satisfies Partial<Record<Wanted, Closing>>;

/** By what was asked; nothing where there is nothing to try: a number, a fact, and how things are done at this school. */
export function closingOf({ wanted, isOfCode }: AskedFor, address: string, step: HintStep): Closing | undefined {
  if (wanted === 'amount' || wanted === 'needs') return undefined;
  if (wanted === 'other' && !(isOfCode && address.startsWith('/lesson'))) return undefined;
  if (step > 1) return step === 2 ? 'step2' : 'step3';
  return wanted === 'other' ? 'own' : asked[wanted];
}
