import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Lock, missingPackages } from '@/scripts/lock/foreign-packages';

const lock = readFileSync('package-lock.json', 'utf8');

it('names the packages of every system, so that npm ci accepts it everywhere: npm run lock:complete', () => {
  expect(missingPackages(JSON.parse(lock) as Lock)).toEqual({});
});

it('names no registry', () => {
  expect(lock).not.toContain('"resolved"');
});
