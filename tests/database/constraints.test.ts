import { expect, it } from 'vitest';
import { constraints } from '@/lib/constraints';
import { db } from '@/lib/platform/db/client';

it('every constraint that means a failure stands in the database', async () => {
  const known = await db().$queryRaw<{ name: string }[]>`
    SELECT conname::text AS name FROM pg_constraint UNION SELECT indexname::text FROM pg_indexes`;
  const names = new Set(known.map(({ name }) => name));
  expect(Object.keys(constraints).filter((name) => !names.has(name))).toEqual([]);
});
