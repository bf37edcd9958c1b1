import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeptAnswer, KeptAttempt } from './kept-attempt';
import { AttemptRunner } from './runner';
import type { Running } from './running';

/** One browser's disk, and a server that may be cut off. */
const world = vi.hoisted(() => ({
  attempts: new Map<string, KeptAttempt>(),
  answers: new Map<number, KeptAnswer>(),
  server: new Map<string, { seq: number; value: unknown }>(),
  standing: 'begun',
  isCut: false,
  asked: 0,
}));

vi.mock('./database', () => ({
  keptAttempt: async (id: string) => world.attempts.get(id),
  keptAnswers: async () => [...world.answers.values()],
  changeAttempt: async (attempt: KeptAttempt, facts: object) =>
    void world.attempts.set('a', { ...(world.attempts.get('a') ?? attempt), ...facts }),
  keepAnswer: async (answer: KeptAnswer) => {
    const n = world.answers.size + 1;
    world.answers.set(n, { ...answer, n });
    return n;
  },
  settleAnswers: async (settled: KeptAnswer[]) => {
    for (const answer of settled) if (answer.n > 0) world.answers.set(answer.n, answer);
  },
}));
vi.mock('./send', async (original) => ({
  ...(await original<object>()),
  sendAnswers: async (_: unknown, batch: KeptAnswer[]) => {
    if (world.isCut) throw new TypeError('cut');
    for (const { questionId, seq, value } of batch) world.server.set(questionId, { seq, value });
    const answers = batch.map(({ questionId, seq }) => ({ questionId, seq, state: 'saved' }));
    return { now: Date.now(), deadline: begunAt + 600_000, answers };
  },
  askStanding: async () => {
    world.asked += 1;
    return { state: world.standing, now: Date.now(), deadline: begunAt + 600_000 };
  },
  sendEnding: async () => {
    if (world.isCut) throw new TypeError('cut');
    world.standing = 'concluded';
    return { state: 'concluded', now: Date.now(), deadline: begunAt + 600_000, receipt: 'ABCDEF' };
  },
}));

const begunAt = Date.now();
const tabs: AttemptRunner[] = [];

function tab(): { runner: AttemptRunner; now: () => Running } {
  const begun = { begunAt, questions: [{ id: 'q1' }, { id: 'q2' }] };
  const facts = { ending: null, standing: null, marked: [], position: 0, leaves: 0, awayMs: 0, offsetMs: 0 };
  const kept = { attemptId: 'a', person: 'p', begun, deadline: begunAt + 600_000, ...facts };
  let running: Running | undefined;
  const runner = new AttemptRunner(kept as unknown as KeptAttempt, [], (now) => {
    running = now;
  });
  tabs.push(runner);
  runner.start();
  return { runner, now: () => running as Running };
}

beforeEach(() => {
  world.attempts.clear();
  world.answers.clear();
  world.server.clear();
  Object.assign(world, { standing: 'begun', isCut: false, asked: 0 });
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  for (const runner of tabs.splice(0)) runner.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const serverHas = (id: string) => world.server.get(id)?.value;

it('gives what is being typed before the pupil ends the test, and before time does', async () => {
  for (const byTime of [false, true]) {
    world.server.clear();
    const { runner, now } = tab();
    runner.type('q1', 'até o fim');
    runner.end(byTime);
    await vi.waitFor(() => expect(now().attempt.standing?.state).toBe('concluded'), { timeout: 20_000 });
    expect(serverHas('q1')).toBe('até o fim');
    runner.type('q1', 'depois do fim');
    runner.stop();
    expect(serverHas('q1')).toBe('até o fim');
    world.attempts.clear();
  }
});

it('shows in one tab what another one gave, and writes nothing over it that nobody typed', async () => {
  const [one, other] = [tab(), tab()];
  await one.runner.choose('q1', 'primeiro');
  await vi.waitFor(() => expect(other.now()?.answers).toHaveLength(1), { timeout: 20_000 });
  other.runner.type('q1', 'segundo');
  other.runner.change({ position: 1 });
  await vi.waitFor(() => expect(serverHas('q1')).toBe('segundo'), { timeout: 20_000 });
  one.runner.change({ position: 1 });
  one.runner.kick();
  await vi.waitFor(() => expect(one.now().answers.every(({ state }) => state === 'saved')).toBe(true), {
    timeout: 20_000,
  });
  expect(serverHas('q1')).toBe('segundo');
});

it('ends the test in every tab, also without a line, and another tab that moves on takes the end not back', async () => {
  world.isCut = true;
  const [one, other] = [tab(), tab()];
  await one.runner.choose('q1', 'x');
  one.runner.end(false);
  await vi.waitFor(() => expect(other.now()?.attempt.ending).not.toBeNull(), { timeout: 20_000 });
  other.runner.change({ position: 1 });
  await vi.waitFor(() => expect(world.attempts.get('a')?.position).toBe(1), { timeout: 20_000 });
  expect(world.attempts.get('a')?.ending).not.toBeNull();
  await other.runner.choose('q2', 'too late');
  expect(world.answers.size).toBe(1);
  world.isCut = false;
  one.runner.kick();
  await vi.waitFor(() => expect(other.now().attempt.standing?.state).toBe('concluded'), { timeout: 20_000 });
  expect(serverHas('q1')).toBe('x');
});

it('keeps and sends where the disk takes nothing', async () => {
  const { runner, now } = tab();
  vi.spyOn(world.answers, 'set').mockImplementation(() => {
    throw new Error('full');
  });
  await runner.choose('q1', 'x');
  expect(now().isUnkept).toBe(true);
  await vi.waitFor(() => expect(serverHas('q1')).toBe('x'), { timeout: 20_000 });
  vi.restoreAllMocks();
});

it('keeps the end that was asked for without a line when it hears how the test stands', async () => {
  world.isCut = true;
  const { runner, now } = tab();
  runner.end(false);
  await vi.waitFor(() => expect(now().isCut).toBe(true), { timeout: 20_000 });
  world.isCut = false;
  runner.askNow();
  await vi.waitFor(() => expect(now().attempt.standing?.state).toBe('concluded'), { timeout: 20_000 });
  expect(world.asked).toBe(1);
  expect(world.attempts.get('a')?.ending).not.toBeNull();
});

it('asks by one clock alone, and no more once it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { runner } = tab();
  runner.askNow();
  runner.askNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(1);
  runner.askNow();
  runner.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.asked).toBe(3);
  expect(vi.getTimerCount()).toBe(0);
});
