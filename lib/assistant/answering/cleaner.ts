import { personalDataCleaner } from '../rules/personal-data';
import type { Known } from '../rules/personal-marks';

type Cleaner = ReturnType<typeof personalDataCleaner>;

/** Who asks now asks again soon, and making patterns of a name takes longer than all else before the model is asked. */
const kept = new Map<string, Cleaner>();
const keptMax = 200;

export function cleanerOf(known: Known): Cleaner {
  const key = JSON.stringify(known);
  const cleaner = kept.get(key) ?? personalDataCleaner(known);
  kept.delete(key);
  kept.set(key, cleaner);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size > keptMax) kept.delete(oldest);
  return cleaner;
}
