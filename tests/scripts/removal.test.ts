import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writtenWeights } from '@/scripts/removal/weights';

it('removal weighs what its sentences teach: after a change of those or of a pattern, `npm run removal`', () => {
  expect(readFileSync('lib/privacy/rules/tagging-weights.json', 'utf8') === writtenWeights()).toBe(true);
}, 300_000);
