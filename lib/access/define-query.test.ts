import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { abilitiesOf } from './abilities';
import type { Actor } from './actor';
import { defineQuery } from './define-query';

/** What React remembers while it makes a page, by the first argument; `isMakingPage` says whether it makes one. */
const react = vi.hoisted(() => ({ isMakingPage: true, remembered: new Map<unknown, unknown>() }));

vi.mock('react', () => ({
  cache: (make: (of: unknown) => unknown) => (of: unknown) => {
    if (!react.isMakingPage) return make(of);
    const known = react.remembered.get(of) ?? make(of);
    react.remembered.set(of, known);
    return known;
  },
}));
vi.mock('@/lib/platform/db/client', () => ({ db: () => ({}) }));

const marta = { id: 'marta', tipo: 'instrutor', schoolId: 'margem', seeing: null } as Actor;
const run = vi.fn(async ({ input }: { input: { page: number } }) => ({ page: input.page }));
const abilities = abilitiesOf({ 'test:list': ['instrutor'] });
const list = defineQuery({
  name: 'test.list',
  may: abilities['test:list'],
  input: z.object({ page: z.int() }),
  run,
});

afterEach(() => {
  run.mockClear();
  react.remembered.clear();
  react.isMakingPage = true;
});

describe('defineQuery', () => {
  it('reads once what the shell and the page ask alike', async () => {
    expect(await Promise.all([list(marta, { page: 1 }), list(marta, { page: 1 })])).toEqual([{ page: 1 }, { page: 1 }]);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('reads anew for another question and for another person', async () => {
    await list(marta, { page: 1 });
    await list(marta, { page: 2 });
    await list({ ...marta, id: 'ana' }, { page: 1 });
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('reads each time where no page is made', async () => {
    react.isMakingPage = false;
    await list(marta, { page: 1 });
    await list(marta, { page: 1 });
    expect(run).toHaveBeenCalledTimes(2);
  });
});
