import { readings } from '@/lib/privacy/rules/one-spelling';
import type { Screened } from './care-sign';
import { heard } from './hearing';
import { ruled } from './ruled';

/**
 * Whether an adult should know of it, in both languages, whatever the screen's: the rules say what they find, and what
 * was learned from sentences says whether it is meant.
 */
export function screened(question: string): Screened | null {
  const all = readings(question);
  const byRule = ruled(all);
  return all.map((text) => heard(text, byRule)).find((found) => found !== null) ?? null;
}
