import { afterAll, expect } from 'vitest';
import { metrics } from '@/lib/platform/metrics/metrics';

const longestSeconds = 1;
/** A whole course, or two thousand people, goes in or stays out: one transaction, by one person, with nothing slow inside. */
const longer: Readonly<Record<string, number>> = {
  'course-transfer.import': 5,
  'imports.guardians-apply': 5,
  'imports.guardians-undo': 5,
  'imports.students-apply': 5,
  'imports.students-undo': 5,
};

type Bucket = { value: number; metricName?: string; command: string; le?: number };

/** A network call, a hash or a file inside a transaction shows here: no command of ours may hold one over a second. */
afterAll(async () => {
  const { values } = await metrics().transactions.get();
  const seconds = values.map(({ value, labels, metricName }) => ({ value, metricName, ...labels }) as Bucket);
  const long = seconds.filter(({ metricName, command, value }) => {
    const within = seconds.find((each) => each.le === (longer[command] ?? longestSeconds) && each.command === command);
    return metricName?.endsWith('_count') && value > (within?.value ?? 0);
  });
  const names = long.map(({ command }) => command);
  // Commands that a test makes up may wait on purpose.
  expect(names.filter((name) => !name.startsWith('test.'))).toEqual([]);
});
