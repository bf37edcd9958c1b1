import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writtenWeights } from '@/scripts/screening/weights';

/** What is counted is learned again, in seconds; of the nets, which take minutes, what they were taught is compared. */
it('screening reads what its sentences teach: after a change of those, `npm run screening`', {
  timeout: 600_000,
}, () => {
  const read = JSON.parse(readFileSync('lib/care/rules/hearing-weights.json', 'utf8'));
  const { order, ...counted } = writtenWeights(0);
  expect(JSON.stringify({ ...read, order: undefined }) === JSON.stringify(counted)).toBe(true);
  expect({ ...read.order, nets: [] }).toEqual(order);
});
