import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { operation } from '@/lib/platform/http/operation';
import { call } from './call';

const read = operation<never>({ method: 'GET', path: '/Cursos', summary: 'All' });

const said = vi.fn();
beforeEach(() => {
  said.mockClear();
  vi.spyOn(console, 'info').mockImplementation(said);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is told in one line once it is back, however many calls it cost, and never of what was given up', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const givenUp = new AbortController();
  givenUp.abort();
  await expect(call(read, {} as never, { signal: givenUp.signal })).rejects.toThrow();
  for (let tries = 0; tries < 3; tries += 1) await expect(call(read, {} as never)).rejects.toThrow('Failed to fetch');
  expect(said).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', async () => Response.json({}));
  await call(read, {} as never);
  await call(read, {} as never);
  expect(said.mock.calls).toEqual([['the line was cut', expect.stringMatching(/^\d+ s$/), '3 calls', 'GET /Cursos']]);
});
