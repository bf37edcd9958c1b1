import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { weightsFile, whatIsLearnedFrom } from '@/scripts/removal/weights';

it('removal weighs what its sentences teach: after a change of those or of a pattern, `npm run removal`', () => {
  expect(JSON.parse(readFileSync(weightsFile, 'utf8')).learnedFrom).toBe(whatIsLearnedFrom());
});
