import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('DATABASE_URL', 'postgresql://a:b@127.0.0.1/c');
  vi.stubEnv('AUTH_SECRET', 'a-secret-for-tests-only-0123456789abcdef');
});
afterEach(() => vi.unstubAllEnvs());

it.each([
  ['https://school.example', 'school.example', true],
  ['https://school.example:8443', 'school.example:8443', true],
  ['https://copy.school.example', 'school.example', false],
  ['https://school.example', undefined, false],
])('%s with PRODUCTION_HOST=%s: %s', async (url, host, is) => {
  vi.stubEnv('PUBLIC_URL', url);
  vi.stubEnv('PRODUCTION_HOST', host);
  const { isProductionHost } = await import('./production-host');
  expect(isProductionHost()).toBe(is);
});
