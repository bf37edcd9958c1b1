import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { operation } from '@/lib/platform/http/operation';
import { call } from './call';
import { forgetReplies } from './kept-replies';
import { recall, recalled, rememberFor } from './memory';

const minute = 60_000;
const read = operation<never>({ method: 'GET', path: '/Cursos/{id}', summary: 'One', params: { id: 'code' } });
const update = operation<never>({ ...read, method: 'POST' });
const ask = (code: string) => recall(read, { code } as never);

let asked: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  forgetReplies();
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ of: url });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks once in 5 minutes, each input for itself, also of several at once', async () => {
  const [one, same, other] = await Promise.all([ask('A'), ask('A'), ask('B')]);
  expect(one).toBe(same);
  expect(other).not.toEqual(one);
  vi.advanceTimersByTime(5 * minute);
  await ask('A');
  expect(asked).toEqual(['/api/Cursos/A', '/api/Cursos/B']);
  vi.advanceTimersByTime(1);
  await ask('A');
  expect(asked).toHaveLength(3);
});

it('lets go after 10 minutes of what nobody used', async () => {
  await ask('A');
  vi.advanceTimersByTime(10 * minute);
  expect(recalled(read, { code: 'A' } as never)).toMatchObject({ isFresh: false });
  vi.advanceTimersByTime(10 * minute + 1);
  expect(recalled(read, { code: 'A' } as never)).toBeUndefined();
});

it('asks again after a refusal, after a command, and for another person', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'MODEL_NOT_FOUND' }, { status: 404 }));
  await expect(ask('A')).rejects.toThrow('404');
  let times = 0;
  vi.stubGlobal('fetch', async () => {
    times += 1;
    return Response.json({});
  });
  rememberFor('one');
  await ask('A');
  await call(update, { code: 'A' } as never, { sparesMemory: true });
  await ask('A');
  rememberFor('one');
  await ask('A');
  expect(times).toBe(2);
  await call(update, { code: 'A' } as never);
  await ask('A');
  expect(times).toBe(4);
  rememberFor('another');
  await ask('A');
  expect(times).toBe(5);
});
