import { expect, it } from 'vitest';
import { schemaDifference } from '@/lib/platform/db/schema-difference';

it('makes by migrations exactly what the schema says', async () => {
  expect(await schemaDifference(String(process.env.DATABASE_URL))).toBe('');
});
