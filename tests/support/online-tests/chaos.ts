import type { KeptAnswer, KeptAttempt } from '@/components/online-tests/device/kept-attempt';
import { drainAttempt, type Heard } from '@/components/online-tests/device/lane';
import { nextSeq } from '@/components/online-tests/device/waiting';
import { endOver } from '@/lib/online-tests/commands/end-over';
import type { BegunAttempt } from '@/lib/online-tests/schemas/taking';
import { db } from '@/lib/platform/db/client';
import { agedBy, beginTest, classWithTest, openAttempt, releasedTest } from '@/tests/support/class-test';
import { type KilledServers, startKilledServers } from '@/tests/support/outbox/killed-servers';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

export type TestTally = {
  attempts: number;
  tried: number;
  lost: number;
  afterEnd: number;
  cuts: number;
  kills: number;
};

const choicesOfDevice = 12;
const longestMs = 60;
const classSize = 30;
/** Minutes by which a clock jumps in the middle of a test. */
const jumps = [-45, -5, 0, 0, 0, 5, 600];

type Weather = { isBad: boolean; cuts: number };

/**
 * Pupils take a test by the device's own code, over lines that are cut at any moment, with tabs that are loaded anew while
 * they send, a second device, clocks that jump, batteries that die and servers that are killed.
 */
export async function testChaos(attempts: number): Promise<TestTally> {
  const tally: TestTally = { attempts, tried: 0, lost: 0, afterEnd: 0, cuts: 0, kills: 0 };
  const weather: Weather = { isBad: true, cuts: 0 };
  const servers = await startKilledServers();
  const { fetch } = globalThis;
  globalThis.fetch = (address, init) => cutFetch(fetch, `${servers.origin()}${String(address)}`, init ?? {}, weather);
  try {
    const { id: schoolId } = await school();
    for (let made = 0; made < attempts; made += classSize) {
      const pupils: SignedIn[] = [];
      for (let at = made; at < Math.min(attempts, made + classSize); at += 1)
        pupils.push(await signedIn('aluno', schoolId));
      const of = await classWithTest({ schoolId, pupils });
      await releasedTest(of);
      for (const [at, pupil] of pupils.entries()) {
        const { body } = await beginTest(await openAttempt(of, pupil), pupil);
        weather.isBad = true;
        await oneAttempt(body as unknown as BegunAttempt, { servers, tally, weather, isKilled: at % 4 === 0 });
      }
    }
  } finally {
    globalThis.fetch = fetch;
    servers.stop();
  }
  return { ...tally, cuts: weather.cuts, kills: servers.kills() };
}

/** Cut anywhere on the way: before it goes, while the server works, before the answer is there. */
async function cutFetch(real: typeof fetch, url: string, init: RequestInit, weather: Weather): Promise<Response> {
  const line = new AbortController();
  const isCut = weather.isBad && Math.random() < 0.4;
  const cut = isCut && setTimeout(() => line.abort(), Math.random() * longestMs);
  try {
    const signal = AbortSignal.any([line.signal, ...(init.signal ? [init.signal] : [])]);
    const response = await real(url, { ...init, signal });
    // Read to its end here: a cut may come while the answer does.
    return new Response(await response.text(), response);
  } catch (error) {
    weather.cuts += 1;
    throw error;
  } finally {
    if (cut) clearTimeout(cut);
  }
}

type World = { servers: KilledServers; tally: TestTally; weather: Weather; isKilled: boolean };

async function oneAttempt(begun: BegunAttempt, { servers, tally, weather, isKilled }: World): Promise<void> {
  const devices = [new Device(begun), ...(Math.random() < 0.4 ? [new Device(begun)] : [])];
  const killedAt = isKilled ? Math.floor(Math.random() * choicesOfDevice) : -1;
  for (let choice = 0; choice < choicesOfDevice; choice += 1) {
    const sending = devices.map((device) => {
      device.choose();
      return Math.random() < 0.6 ? device.tabs(weather) : undefined;
    });
    if (choice === killedAt) await servers.kill();
    await Promise.all(sending);
  }
  const isDead = Math.random() < 0.2;
  weather.isBad = false;
  if (isDead) {
    // Nobody is left: time ends it.
    await agedBy(begun.attemptId, 14 * 60 + 130);
    await endOver(null, { id: begun.attemptId });
  } else {
    for (const device of devices) await device.tabs(weather);
    devices[0]?.end();
    await devices[0]?.tabs(weather);
  }
  await judge(begun, devices, { tally, isDead });
}

/** A browser of two tabs, with what it keeps. */
class Device {
  answers: KeptAnswer[] = [];
  private attempt: KeptAttempt;
  private jumpMs = 0;

  constructor(private readonly begun: BegunAttempt) {
    this.attempt = {
      attemptId: begun.attemptId,
      begun,
      deadline: begun.deadline,
      ending: null,
      standing: null,
    } as KeptAttempt;
  }

  choose(): void {
    if (Math.random() < 0.2) this.jumpMs = (jumps[Math.floor(Math.random() * jumps.length)] ?? 0) * 60_000;
    const { attemptId, questions } = this.begun;
    const questionId = String(questions[Math.floor(Math.random() * questions.length)]?.id);
    const value = `o${Math.floor(Math.random() * 3)}`;
    const answer = { n: this.answers.length, attemptId, questionId, seq: this.seq(), value, state: 'here' as const };
    this.answers = [...this.answers, answer];
  }

  end(): void {
    const limit = this.begun.deadline - this.begun.begunAt;
    this.attempt = { ...this.attempt, ending: { seq: Math.min(this.seq(), limit), byTime: false } };
  }

  async tabs(weather: Weather): Promise<void> {
    await Promise.all([this.tab(weather), this.tab(weather)]);
  }

  /** One document: loaded anew, it hears no answer to what the one before it sent. */
  private async tab({ isBad }: Weather): Promise<void> {
    let isOpen = true;
    const reload = isBad && Math.random() < 0.3 && setTimeout(() => (isOpen = false), Math.random() * longestMs);
    const lane = {
      read: () => ({ attempt: this.attempt, answers: isOpen ? this.answers : [] }),
      readAgain: async () => undefined,
      settle: async ({ answers, standing }: Heard) => {
        if (!isOpen) return;
        const byN = new Map(answers.map((answer) => [answer.n, answer]));
        this.answers = this.answers.map((answer) => byN.get(answer.n) ?? answer);
        if (standing) this.attempt = { ...this.attempt, standing };
      },
    };
    try {
      await drainAttempt(lane);
    } catch {
      // The line is cut: what waits is sent by the next tab.
    }
    if (reload) clearTimeout(reload);
  }

  private seq(): number {
    const { begunAt, deadline } = this.begun;
    return nextSeq({ begunAt, deadline, answers: this.answers, now: Date.now() + this.jumpMs });
  }
}

/** Every acknowledged answer stands, or one that is later by its moment; what was given in time was taken; nothing came after the end. */
async function judge(
  begun: BegunAttempt,
  devices: readonly Device[],
  { tally, isDead }: { tally: TestTally; isDead: boolean },
) {
  const where = { attemptId: begun.attemptId };
  const rows = await db().testAnswer.findMany({ where });
  const stored = new Map(rows.map(({ questionId, seq }) => [questionId, seq]));
  for (const { questionId, seq, state } of devices.flatMap(({ answers }) => answers)) {
    if (state === 'here' && isDead) continue;
    tally.tried += 1;
    const stands = (stored.get(questionId) ?? -1) >= seq;
    if (state === 'here' || state === 'refused' || !stands) tally.lost += 1;
  }
  const given = new Set(devices.flatMap(({ answers }) => answers.map(({ questionId, seq }) => `${questionId} ${seq}`)));
  tally.afterEnd += rows.filter(({ questionId, seq }) => !given.has(`${questionId} ${seq}`)).length;
}
