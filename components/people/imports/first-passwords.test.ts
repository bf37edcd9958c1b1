import { afterEach, expect, it, vi } from 'vitest';
import { CallFailure } from '@/lib/platform/browser/call';
import { firstPasswords } from './first-passwords';

const planId = '0199aaaa-0000-7000-8000-000000000001';
const nothing = () => undefined;

type Asked = { ticket: string; from: number };

/** A server that makes two at a time for four lines; the call of that number is cut after it was carried out. */
function serverCutAt(cut: number): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { ticket, from } = JSON.parse(body) as Asked;
    asked.push({ ticket, from });
    if (asked.length === cut) throw new TypeError('Failed to fetch');
    const pieces = [from, from + 1].map((at) => ({
      key: String(at),
      told: { password: `${at} of call ${asked.length}` },
    }));
    return Response.json({ total: 4, done: from + 2, pieces });
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

it('go on where the line was cut, with the same ticket and what was told already', async () => {
  const asked = serverCutAt(2);
  const { make } = firstPasswords();
  await expect(make(planId, nothing)).rejects.toThrow('Failed to fetch');
  const { ticket, passwords } = await make(planId, nothing);
  expect(asked.map(({ from }) => from)).toEqual([0, 2, 2]);
  expect(new Set(asked.map((each) => each.ticket))).toEqual(new Set([ticket]));
  expect(passwords).toEqual({ 0: '0 of call 1', 1: '1 of call 1', 2: '2 of call 3', 3: '3 of call 3' });
});

it('are the same where only the answer to the import was lost, and where the server said nothing of the plan', async () => {
  const asked = serverCutAt(0);
  const { make, forgetIfRefused } = firstPasswords();
  const first = await make(planId, nothing);
  forgetIfRefused(new TypeError('Failed to fetch'));
  for (const status of [401, 403, 408, 429, 502]) forgetIfRefused(new CallFailure(status, 'x', [], undefined));
  expect(await make(planId, nothing)).toEqual(first);
  expect(asked).toHaveLength(2);
});

it('are made anew for another plan, and where the server refused', async () => {
  serverCutAt(0);
  const { make, forgetIfRefused } = firstPasswords();
  const { ticket } = await make(planId, nothing);
  forgetIfRefused(new CallFailure(409, 'bulk.applied-elsewhere', [], undefined));
  const again = await make(planId, nothing);
  expect(again.ticket).not.toBe(ticket);
  expect((await make('0199aaaa-0000-7000-8000-000000000002', nothing)).ticket).not.toBe(again.ticket);
});
