import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { db } from '@/lib/platform/db/client';
import { classWithTest, openAttempt, releasedTest } from '@/tests/support/class-test';
import { type SignedIn, school, signedIn } from '@/tests/support/world';
import { ratios } from './budgets';
import type { Figure } from './figures';
import type { Target } from './load';

const pupilsEach = 25;
const classCount = 40;
const beginMs = 60_000;
const answerEveryMs = 10_000;
/** After the last has begun: what an answer costs while all of them answer. */
const steadyMs = 30_000;
const readsCompared = 1500;
/** Of the last rate that one machine still keeps. */
const slowMs = 1000;
const rateMs = 5000;
const rates = [200, 400, 800, 1600] as const;

type Served = { readonly url: string; cpuMs(): Promise<number> };
type Place = { readonly pupil: SignedIn; readonly attemptId: string };
type Device = { readonly attemptId: string; readonly key: string; readonly questions: readonly { id: string }[] };
type Given = { readonly device: Device; readonly questionId: string; readonly seq: number };

/** A town of forty classes whose test was just released to a thousand pupils. */
export async function seedTown(): Promise<readonly Place[]> {
  const { id: schoolId } = await school();
  const places: Place[] = [];
  for (let made = 0; made < classCount; made += 1) {
    const pupils: SignedIn[] = [];
    for (let place = 0; place < pupilsEach; place += 1) pupils.push(await signedIn('aluno', schoolId));
    const of = await classWithTest({ schoolId, pupils });
    await releasedTest(of);
    for (const pupil of pupils) places.push({ pupil, attemptId: await openAttempt(of, pupil) });
  }
  return places;
}

/** All begin within a minute, answer every ten seconds, and end in one moment; then answers come ever faster. */
export async function townFigures(server: Served, town: readonly Place[], courses: Target): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const given: Given[] = [];
  const slowest = { ms: 0 };
  const post = (path: string, headers: Record<string, string>, body: object) =>
    asked({ url: `${server.url}/api/provas/attempts/${path}`, agent, headers, body, slowest });
  let isOver = false;

  async function answer(device: Device, seq: number): Promise<void> {
    const questionId = String(device.questions[seq % device.questions.length]?.id);
    const answers = [{ questionId, seq, value: `o${seq % 3}` }];
    const said = await post(`${device.attemptId}/answers`, { 'x-attempt-key': device.key }, { answers });
    if (said.answers?.[0]?.state !== 'saved') throw new Error(`an answer is ${said.answers?.[0]?.state}`);
    given.push({ device, questionId, seq });
  }
  async function takes({ pupil, attemptId }: Place, at: number): Promise<Device> {
    await wait((at * beginMs) / town.length);
    const headers = { authorization: `Bearer ${pupil.bearer}` };
    const device = (await post(`${attemptId}/begin`, headers, {})) as unknown as Device;
    const until = async () => {
      for (let seq = 1; !isOver; seq += 1) {
        await answer(device, seq);
        await wait(answerEveryMs);
      }
    };
    answering.push(until());
    return device;
  }

  const answering: Promise<void>[] = [];
  const devices = await Promise.all(town.map(takes));
  const [cpuBefore, before] = [await server.cpuMs(), given.length];
  await wait(steadyMs);
  const answerMs = ((await server.cpuMs()) - cpuBefore) / (given.length - before);
  isOver = true;
  await Promise.all(answering);
  const readMs = await costOfRead(server, courses, agent);
  const end = await lastRate(devices, answer, () => server.cpuMs());
  await Promise.all(
    devices.map(({ attemptId, key }) =>
      post(`${attemptId}/conclude`, { 'x-attempt-key': key }, { seq: 80_000_000, byTime: false }),
    ),
  );
  agent.destroy();
  const lost = await lostOf(given);
  const told = `${given.length} answers of ${town.length} pupils, none refused; slowest request ${slowest.ms.toFixed(0)} ms`;
  return [
    { name: 'a town takes a test at once: answers lost', value: lost, atMost: 0, told },
    {
      name: 'a saved answer / a read of /api/Cursos: CPU',
      value: answerMs / readMs,
      ...ratios.savedAnswerCpu,
      told: `${answerMs.toFixed(2)} / ${readMs.toFixed(2)} ms`,
    },
    { name: 'answers a second that one process keeps', value: end.rate, told: end.told },
  ];
}

async function costOfRead(server: Served, { url, headers = {} }: Target, agent: Agent): Promise<number> {
  const read = () => asked({ url, agent, headers, slowest: { ms: 0 } });
  for (let at = 0; at < 200; at += 1) await read();
  const before = await server.cpuMs();
  // At the pace of the answers: what a server does between requests weighs the same on both.
  const reading: Promise<unknown>[] = [];
  for (let at = 0; at < readsCompared; at += 1) {
    reading.push(read());
    await wait(10);
  }
  await Promise.all(reading);
  return ((await server.cpuMs()) - before) / readsCompared;
}

/** Ever more answers a second, until they wait a second: and how busy the process was then. */
async function lastRate(
  devices: readonly Device[],
  answer: (device: Device, seq: number) => Promise<void>,
  cpuMs: () => Promise<number>,
): Promise<{ rate: number; told: string }> {
  let [kept, seq] = [0, 1_000_000];
  const told: string[] = [];
  for (const rate of rates) {
    const waits: number[] = [];
    const before = await cpuMs();
    const began = performance.now();
    const sent: Promise<void>[] = [];
    while (performance.now() - began < rateMs) {
      const due = Math.floor(((performance.now() - began) / 1000) * rate);
      for (; sent.length < due; seq += 1) sent.push(timed(devices[seq % devices.length] as Device, seq, waits));
      await wait(5);
    }
    await Promise.all(sent);
    const busy = ((await cpuMs()) - before) / (performance.now() - began);
    const late = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? Number.NaN;
    told.push(`${rate}: ${late.toFixed(0)} ms for 95 of 100, ${(100 * busy).toFixed(0)} % of a core`);
    if (late > slowMs) break;
    kept = rate;
  }
  return { rate: kept, told: told.join('; ') };

  async function timed(device: Device, at: number, waits: number[]): Promise<void> {
    const began = performance.now();
    await answer(device, at);
    waits.push(performance.now() - began);
  }
}

/** Every answer that was called saved stands in the attempt, or a later one to the same question. */
async function lostOf(given: readonly Given[]): Promise<number> {
  const rows = await db().testAnswer.findMany({
    where: { attempt: { state: 'concluded' } },
    select: { attemptId: true, questionId: true, seq: true },
  });
  const stored = new Map(rows.map(({ attemptId, questionId, seq }) => [`${attemptId} ${questionId}`, seq]));
  return given.filter(
    ({ device, questionId, seq }) => !((stored.get(`${device.attemptId} ${questionId}`) ?? -1) >= seq),
  ).length;
}

type Asked = {
  url: string;
  agent: Agent;
  headers: Record<string, string>;
  body?: object;
  slowest: { ms: number };
};

function asked({ url, agent, headers, body, slowest }: Asked): Promise<{ answers?: { state: string }[] }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const method = body ? 'POST' : 'GET';
    const sent = request(
      url,
      { method, agent, headers: { ...headers, 'content-type': 'application/json' } },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () => {
          slowest.ms = Math.max(slowest.ms, performance.now() - began);
          const text = Buffer.concat(chunks).toString();
          if (reply.statusCode === 200) resolve(JSON.parse(text));
          else reject(new Error(`${url} answered ${reply.statusCode}: ${text.slice(0, 200)}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}
