import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writtenWeights } from '@/scripts/screening/weights';

it('screening reads what its sentences teach: after a change of those, `npm run screening`', () => {
  expect(readFileSync('lib/care/rules/hearing-weights.json', 'utf8') === writtenWeights()).toBe(true);
});
