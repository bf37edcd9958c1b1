import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followAnswer } from './client';

const wanted = { context: { selectedSubject: 'curso_MT' }, questionId: '0197a1b2-0000-7000-8000-000000000001' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function followed(answers: readonly Response[]) {
  const left = [...answers];
  const fetching = vi.fn(async () => left.shift() ?? new Response(null, { status: 500 }));
  vi.stubGlobal('fetch', fetching);
  const onWaiting = vi.fn();
  const heard = { onBegin: vi.fn(), onText: vi.fn(), onBlock: vi.fn(), onWaiting };
  return { fetching, onWaiting, end: followAnswer({ locale: 'pt-BR', wanted }, heard).end };
}

it.each([
  ['request.too-many', 'request.too-many'],
  ['assistant.school-budget', 'assistant.school-budget'],
  [undefined, 'request.too-many'],
])('ends with the reason where too much was asked, and waits for no line: %s', async (code, told) => {
  const { fetching, onWaiting, end } = followed([Response.json({ code }, { status: 429 })]);
  expect(await end).toEqual({ is: 'failed', docId: undefined, code: told });
  expect(onWaiting).not.toHaveBeenCalledWith(true);
  expect(fetching).toHaveBeenCalledOnce();
});

it('asks again over a line that is cut', async () => {
  const done = 'event: done\ndata: {"docId":"a","state":"done"}\n\n';
  const { onWaiting, end } = followed([Response.json({}, { status: 503 }), new Response(done)]);
  expect(await end).toMatchObject({ is: 'done', docId: 'a' });
  expect(onWaiting).toHaveBeenCalledWith(true);
});
