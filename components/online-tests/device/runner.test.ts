import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeptAnswer, KeptAttempt } from './kept-attempt';
import { AttemptRunner } from './runner';
import type { Running } from './running';
import { inOrder, latestOf } from './waiting';

/** One browser's disk, and a server that may be cut off. */
const world = vi.hoisted(() => ({
  attempts: new Map<string, KeptAttempt>(),
  answers: new Map<number, KeptAnswer>(),
  server: new Map<string, { seq: number; value: unknown }>(),
  standing: 'begun',
  isCut: false,
  isSlow: false,
  asked: 0,
}));

vi.mock('./database', () => ({
  keptAttempt: async (id: string) => world.attempts.get(id),
  keptAnswers: async () => inOrder([...world.answers.values()]),
  changeAttempt: async (attempt: KeptAttempt, facts: object) => {
    if (world.isSlow) await new Promise((resolve) => setTimeout(resolve, 100));
    world.attempts.set('a', { ...(world.attempts.get('a') ?? attempt), ...facts });
  },
  keepAnswer: async (answer: KeptAnswer) => {
    const n = world.answers.size + 1;
    world.answers.set(n, { ...answer, n });
    return inOrder([...world.answers.values()])[n - 1];
  },
  settleAnswers: async (settled: KeptAnswer[]) => {
    for (const answer of settled) if (answer.n > 0) world.answers.set(answer.n, answer);
  },
}));
vi.mock('./send', async (original) => ({
  ...(await original<object>()),
  sendAnswers: async (_: unknown, batch: KeptAnswer[]) => {
    if (world.isCut) throw new TypeError('cut');
    for (const { questionId, seq, value } of batch) {
      const stands = world.server.get(questionId);
      const isLater = !stands || seq > stands.seq || (seq === stands.seq && String(value) > String(stands.value));
      if (isLater) world.server.set(questionId, { seq, value });
    }
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

function tab({ offsetMs = 0 } = {}): { runner: AttemptRunner; now: () => Running } {
  const begun = { begunAt, questions: [{ id: 'q1' }, { id: 'q2' }] };
  const facts = { ending: null, standing: null, marked: [], position: 0, leaves: 0, awayMs: 0, offsetMs };
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
  Object.assign(world, { standing: 'begun', isCut: false, isSlow: false, asked: 0 });
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
    runner.write('q1', 'até o fim', 'goes on');
    runner.end(byTime);
    await vi.waitFor(() => expect(now().attempt.standing?.state).toBe('concluded'), { timeout: 20_000 });
    expect(serverHas('q1')).toBe('até o fim');
    runner.write('q1', 'depois do fim', 'goes on');
    runner.stop();
    expect(serverHas('q1')).toBe('até o fim');
    world.attempts.clear();
  }
});

it('shows in one tab what another one gave, and writes nothing over it that nobody typed', async () => {
  const [one, other] = [tab(), tab()];
  await one.runner.choose('q1', 'primeiro');
  await vi.waitFor(() => expect(other.now()?.answers).toHaveLength(1), { timeout: 20_000 });
  other.runner.write('q1', 'segundo', 'goes on');
  other.runner.change({ position: 1 });
  await vi.waitFor(() => expect(serverHas('q1')).toBe('segundo'), { timeout: 20_000 });
  one.runner.change({ position: 1 });
  one.runner.kick();
  await vi.waitFor(() => expect(one.now().answers.every(({ state }) => state === 'saved')).toBe(true), {
    timeout: 20_000,
  });
  expect(serverHas('q1')).toBe('segundo');
});

it('sends what a tab that was closed has left on the disk', async () => {
  const { runner } = tab();
  world.answers.set(1, { n: 1, attemptId: 'a', questionId: 'q1', seq: 1, value: 'x', state: 'here' });
  runner.askNow();
  await vi.waitFor(() => expect(serverHas('q1')).toBe('x'), { timeout: 20_000 });
  expect(world.answers.get(1)?.state).toBe('saved');
});

it('gives nothing twice: a field that is left late writes over no later answer of another tab', async () => {
  const [one, other] = [tab(), tab()];
  one.runner.write('q1', 'antes', 'goes on');
  await vi.waitFor(() => expect(serverHas('q1')).toBe('antes'), { timeout: 20_000 });
  await other.runner.choose('q1', 'depois');
  await vi.waitFor(() => expect(one.now().answers).toHaveLength(2), { timeout: 20_000 });
  one.runner.write('q1', 'antes', 'left');
  one.runner.write('q2', 'agora', 'goes on');
  one.runner.write('q2', 'agora', 'left');
  await vi.waitFor(() => expect(serverHas('q2')).toBe('agora'), { timeout: 20_000 });
  expect(serverHas('q1')).toBe('depois');
});

it('lets the later click stand where two tabs date theirs alike and hear nothing of each other', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    vi.fn(function channel() {
      return { postMessage: vi.fn(), close: vi.fn() };
    }),
  );
  // A clock that was ahead: until it is reached, a click is dated by the one before it alone.
  const [one, other] = [tab({ offsetMs: -3_600_000 }), tab({ offsetMs: -3_600_000 })];
  void one.runner.choose('q1', 'z, first');
  await other.runner.choose('q1', 'a, second');
  const isSettled = () => [...world.answers.values()].every(({ state }) => state === 'saved');
  await vi.waitFor(() => expect(isSettled()).toBe(true), { timeout: 20_000 });
  expect(serverHas('q1')).toBe('a, second');
  expect(latestOf(other.now().answers).get('q1')?.value).toBe('a, second');
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

it('tells another tab how the test ended once the disk can say so', async () => {
  world.isCut = true;
  const [one, other] = [tab(), tab()];
  one.runner.end(false);
  await vi.waitFor(() => expect(other.now()?.attempt.ending).not.toBeNull(), { timeout: 20_000 });
  Object.assign(world, { isCut: false, isSlow: true });
  one.runner.kick();
  await vi.waitFor(() => expect(other.now().attempt.standing?.state).toBe('concluded'), { timeout: 10_000 });
  expect(world.asked).toBe(0);
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
