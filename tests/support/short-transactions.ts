import { afterAll, expect } from 'vitest';
import { metrics } from '@/lib/platform/metrics/metrics';

const longestSeconds = 1;

/** A network call, a hash or a file inside a transaction shows here: no command of ours may hold one over a second. */
afterAll(async () => {
  const { values } = await metrics().transactions.get();
  const totals = values.filter(({ metricName }) => metricName?.endsWith('_count'));
  const long = totals.filter(({ labels, value }) => {
    const within = values.find((each) => each.labels.le === longestSeconds && each.labels.command === labels.command);
    return value > (within?.value ?? 0);
  });
  const names = long.map(({ labels }) => String(labels.command));
  // Commands that a test makes up may wait on purpose.
  expect(names.filter((name) => !name.startsWith('test.'))).toEqual([]);
});
