import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { keyOf, servedOperations } from '@/scripts/served-operations';
import { cells } from './cells/cells';

it('has a cell for every operation that is served, and no cell for what is not', async () => {
  const served = await servedOperations(process.cwd());
  expect(Object.values(cells).flatMap(Object.keys).sort()).toEqual(served.map(keyOf).sort());
});

it('is judged whole: each part has the test file of its name', () => {
  const files = globSync('tests/access/*.test.ts').map((file) => basename(file, '.test.ts'));
  expect(files.sort()).toEqual([...Object.keys(cells), 'operations'].sort());
});
