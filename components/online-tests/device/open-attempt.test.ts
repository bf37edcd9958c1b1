import { expect, it, vi } from 'vitest';
import type { KeptAttempt } from './kept-attempt';
import { beginHere } from './open-attempt';
import { withFacts } from './standing';

/** This device's disk; `meanwhile` is what another tab does while the server is asked. */
const device = vi.hoisted(() => ({
  kept: undefined as KeptAttempt | undefined,
  isFull: false,
  meanwhile: () => undefined as unknown,
}));
vi.mock('./database', () => ({
  keptAttempt: async () => device.kept,
  keptAnswers: async () => [],
  changeAttempt: async (attempt: KeptAttempt, facts: Partial<KeptAttempt>) => {
    device.meanwhile();
    if (device.isFull) throw new Error('full');
    device.kept = withFacts(device.kept ?? attempt, facts);
    return device.kept;
  },
}));
const begun = { now: 1, deadline: 60_000, answers: [] };
vi.mock('@/lib/platform/browser/call', async (original) => ({
  ...(await original<object>()),
  call: async () => begun,
}));

it.each([[false], [true]])('comes back to where the pupil stood (a full disk: %s)', async (isFull) => {
  Object.assign(device, { kept: undefined, isFull: false, meanwhile: () => undefined });
  expect((await beginHere('p', 'a')).attempt).toMatchObject({ position: 0, ending: null, deadline: 60_000 });
  device.kept = { ...(device.kept as unknown as KeptAttempt), position: 2, deadline: 1 };
  device.isFull = isFull;
  const ending = { seq: 5, byTime: false };
  device.meanwhile = () => {
    device.kept = { ...(device.kept as KeptAttempt), ending };
  };
  const { attempt } = await beginHere('p', 'a');
  expect(attempt).toMatchObject({ position: 2, ending, deadline: 60_000 });
  expect(device.kept?.ending).toEqual(ending);
});
