import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writtenWeights } from '@/scripts/screening/weights';

/** The nets differ in nothing but how they begin: the first tells whether the others are stale, in a quarter of the time. */
it('screening reads what its sentences teach: after a change of those, `npm run screening`', {
  timeout: 600_000,
}, () => {
  const read = JSON.parse(readFileSync('lib/care/rules/hearing-weights.json', 'utf8'));
  const { order, ...counted } = writtenWeights(1);
  expect(JSON.stringify({ ...read, order: undefined }) === JSON.stringify(counted)).toBe(true);
  expect(read.order.names === order.names).toBe(true);
  expect(JSON.stringify(read.order.nets[0]) === JSON.stringify(order.nets[0])).toBe(true);
});
