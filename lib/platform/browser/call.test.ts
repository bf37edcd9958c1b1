import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { operation } from '@/lib/platform/http/operation';
import { call } from './call';
import { signedOutEvent } from './signed-out';
import { timesShown } from './times-shown';

const sent: { url: string; body: unknown }[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push({ url, body });
    return Response.json({});
  });
});
afterEach(() => vi.unstubAllGlobals());

it('leaves once for the sign-in screen, however many calls are refused together', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname: '/adm/courses', search: '', assign });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('fetch', async () => Response.json({ code: 'request.not-authenticated' }, { status: 401 }));
  const refusals = await Promise.allSettled([1, 2, 3].map(() => call(read, { code: 'MT' } as never)));
  expect(refusals.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(assign.mock.calls).toEqual([['/login?reason=not-authenticated&from=%2Fadm%2Fcourses']]);
});

it('leaves nobody who is signed out on a page that is anybody’s', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname: '/course/MT', search: '', assign });
  vi.stubGlobal('fetch', async () => Response.json({ code: 'request.not-authenticated' }, { status: 401 }));
  await expect(call(read, { code: 'MT' } as never, { staysHere: true })).rejects.toMatchObject({ status: 401 });
  expect(assign).not.toHaveBeenCalled();
});

it('takes nobody from a lesson or a test whose page asks for the session over itself', async () => {
  vi.resetModules();
  const { call: fresh } = await import('./call');
  const assign = vi.fn();
  const page = new EventTarget();
  page.addEventListener(signedOutEvent, (event) => event.preventDefault());
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('location', { pathname: '/run', search: '', assign });
  vi.stubGlobal('fetch', async () => Response.json({ code: 'request.not-authenticated' }, { status: 401 }));
  await expect(fresh(read, { code: 'MT' } as never)).rejects.toMatchObject({ status: 401 });
  expect(assign).not.toHaveBeenCalled();
});

it('asks once of unsaved text, and never again of whoever stays with it', async () => {
  vi.resetModules();
  vi.useFakeTimers();
  const { call: fresh } = await import('./call');
  const assign = vi.fn();
  const page = new EventTarget();
  let hasText = true;
  page.addEventListener('beforeunload', (event) => hasText && event.preventDefault());
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('location', { pathname: '/adm/courses', search: '', assign });
  vi.stubGlobal('fetch', async () => Response.json({ code: 'request.not-authenticated' }, { status: 401 }));
  const refused = async () => {
    await expect(fresh(read, { code: 'MT' } as never)).rejects.toThrow('401');
    vi.advanceTimersByTime(1001);
  };
  await refused();
  await refused();
  await refused();
  expect(assign).toHaveBeenCalledTimes(1);
  hasText = false;
  await refused();
  expect(assign).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

const read = operation<never>({ method: 'GET', path: '/Cursos/{id}', summary: 'One', params: { id: 'code' } });
const update = operation<never>({ ...read, method: 'POST', names: { name: 'nome' } });
const remove = operation<never>({ ...read, method: 'DELETE' });

it("asks by the query where an id holds '/', and never with one escaped in the path (§5)", async () => {
  await call(read, { code: 'A/B' } as never);
  await call(update, { code: 'A/B', name: 'x' } as never);
  await call(remove, { code: 'A/B' } as never);
  await call(read, { code: 'A B' } as never);
  const twin = '/api/CursosWithInvalidCharacters?id=A%2FB';
  expect(sent.map(({ url }) => url)).toEqual([twin, twin, twin, '/api/Cursos/A%20B']);
  expect(sent[1]?.body).toBe('{"nome":"x"}');
});

it('counts as seen what was read, and nothing that was only asked or sent', async () => {
  const before = timesShown();
  await call(update, { code: 'MT', name: 'x' } as never);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call(read, { code: 'MT' } as never)).rejects.toThrow();
  expect(timesShown()).toBe(before);
  vi.stubGlobal('fetch', async () => Response.json({}));
  await call(read, { code: 'MT' } as never);
  expect(timesShown()).toBe(before + 1);
});
