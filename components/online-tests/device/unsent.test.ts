import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeptAnswer, KeptAttempt } from './kept-attempt';
import { watchUnsent } from './unsent';

const device = vi.hoisted(() => ({ attempts: [] as KeptAttempt[], answers: [] as KeptAnswer[] }));
vi.mock('./database', () => ({
  keptAttempts: async () => device.attempts,
  keptAnswers: async () => device.answers,
}));
const wire = vi.hoisted(() => ({ sendLeftovers: vi.fn(async () => undefined) }));
vi.mock('./send-leftovers', () => wire);

const heard = new Map<string, () => void>();
const listen = (name: string, hear: () => void) => heard.set(name, hear);
const stops: (() => void)[] = [];
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  heard.clear();
  wire.sendLeftovers.mockClear();
  vi.stubGlobal('document', {
    body: { dataset: { person: 'bia' } },
    visibilityState: 'visible',
    addEventListener: listen,
  });
  vi.stubGlobal('addEventListener', listen);
  const left = { attemptId: 'a', person: 'ana', begun: { name: 'Prova 1' }, ending: null, standing: null };
  device.attempts = [left as unknown as KeptAttempt];
  device.answers = [{ n: 1, attemptId: 'a', questionId: 'q', seq: 1, value: true, state: 'here' }];
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

it('hands in what a child left without a line from whatever page the next one opens, and when the line is back', async () => {
  stops.push(watchUnsent(() => false));
  await vi.waitFor(() => expect(wire.sendLeftovers).toHaveBeenCalledTimes(1));
  heard.get('line-back')?.();
  await vi.waitFor(() => expect(wire.sendLeftovers).toHaveBeenCalledTimes(2));
});

it('leaves a test alone that is taken on this page, and brings nothing where nothing is left', async () => {
  stops.push(watchUnsent(() => true));
  await settled();
  device.answers = [];
  stops.push(watchUnsent(() => false));
  await settled();
  expect(wire.sendLeftovers).not.toHaveBeenCalled();
});
