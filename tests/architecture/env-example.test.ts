import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { envExample } from '@/lib/platform/env/env-example';

it('keeps .env.example as the schema says: npm run env:example', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(envExample());
});
