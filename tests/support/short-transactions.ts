import { afterAll, expect } from 'vitest';
import { metrics } from '@/lib/platform/metrics/metrics';

/** On a machine that has other work as well: what takes a moment by itself takes seconds there. */
const longestSeconds = 5;

type Bucket = { value: number; metricName?: string; command: string; le?: number };

/** A network call, a wait or a file inside a transaction shows here: no command of ours may hold one so long. */
afterAll(async () => {
  const { values } = await metrics().transactions.get();
  const seconds = values.map(({ value, labels, metricName }) => ({ value, metricName, ...labels }) as Bucket);
  const long = seconds.filter(({ metricName, command, value }) => {
    const within = seconds.find((each) => each.le === longestSeconds && each.command === command);
    return metricName?.endsWith('_count') && value > (within?.value ?? 0);
  });
  const names = long.map(({ command }) => command);
  // Commands that a test makes up may wait on purpose.
  expect(names.filter((name) => !name.startsWith('test.'))).toEqual([]);
});
