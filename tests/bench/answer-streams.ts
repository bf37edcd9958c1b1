import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Agent, type ClientRequest, request } from 'node:http';
import { actorOfBearer, openSession } from '@/lib/access/session';
import { addMessage } from '@/lib/assistant/commands/add-message';
import { announce } from '@/lib/platform/cache/catalogue';
import { db } from '@/lib/platform/db/client';
import type { Asked, DirectAnswers } from './direct-client';
import { median } from './load';

export type AnswerCost = {
  /** Milliseconds to the first text, the slower half apart: of ours, and of the vendor asked directly. */
  readonly firstMs: number;
  readonly directFirstMs: number;
  /** CPU of a streamed kilobyte, in ms. */
  readonly cpuMs: number;
  readonly directCpuMs: number;
  /** What 200 open answers add, in MB. */
  readonly openMegabytes: number;
};

type Served = { readonly url: string; cpuMs(): Promise<number>; rss(): Promise<number> };
type Vendor = { child: ChildProcess; baseUrl: string; key: string };
type Talker = { bearer: string; login: string; ask(): Promise<void> };

const talkersAtOnce = 50;
const openAnswers = 200;
const roundsBefore = 8;
const rounds = 5;
const subject = 'curso_C042';

/** The vendor must be known before the server starts: it stands in its environment. */
export async function startModelVendor(): Promise<Vendor & { stop(): void }> {
  const child = childOf('model-vendor.ts');
  const { baseUrl, key } = (await messageOf(child)) as { baseUrl: string; key: string };
  Object.assign(process.env, { AI_BASE_URL: baseUrl, AI_API_KEY: key });
  return { child, baseUrl, key, stop: () => child.kill('SIGTERM') };
}

/** Fifty ask at once: us, and the vendor itself by a bare client, in turn. */
export async function measureAnswers(server: Served, vendor: Vendor): Promise<AnswerCost> {
  const people = await talkers(openAnswers);
  const direct = childOf('direct-client.ts');
  await messageOf(direct);
  const asked: Asked = { baseUrl: vendor.baseUrl, key: vendor.key, count: talkersAtOnce };
  const measured: Omit<AnswerCost, 'openMegabytes'>[] = [];
  try {
    // The index is built meanwhile, connections open, and code is compiled: a server has answered since the morning.
    await db().$transaction((tx) => announce(tx, 'passages'));
    for (let round = -roundsBefore; round < rounds; round += 1) {
      direct.send(asked);
      const bare = (await messageOf(direct)) as DirectAnswers;
      const own = await ours(server, people.slice(0, talkersAtOnce));
      if (round < 0) continue;
      measured.push({
        firstMs: median(own.firstTextMs),
        directFirstMs: median(bare.firstTextMs),
        cpuMs: own.cpuMs / own.kilobytes,
        directCpuMs: bare.cpuMs / bare.kilobytes,
      });
    }
    const of = (name: keyof (typeof measured)[number]) => median(measured.map((each) => each[name]));
    const openMegabytes = await memoryOfOpen(server, vendor, people);
    return {
      firstMs: of('firstMs'),
      directFirstMs: of('directFirstMs'),
      cpuMs: of('cpuMs'),
      directCpuMs: of('directCpuMs'),
      openMegabytes,
    };
  } finally {
    direct.kill('SIGTERM');
  }
}

async function ours(server: Served, people: readonly Talker[]): Promise<DirectAnswers> {
  for (const person of people) await person.ask();
  const before = await server.cpuMs();
  const heard = await Promise.all(people.map((person) => answerOf(server.url, person).whole));
  const cpuMs = (await server.cpuMs()) - before;
  const kilobytes = heard.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) / 1024;
  return { firstTextMs: heard.map(({ firstMs }) => firstMs), cpuMs, kilobytes };
}

/** Each has words on the screen and goes on for long. */
async function memoryOfOpen(server: Served, vendor: Vendor, people: readonly Talker[]): Promise<number> {
  for (const person of people) await person.ask();
  const before = await server.rss();
  vendor.child.send(200);
  const open = people.map((person) => answerOf(server.url, person));
  await Promise.all(open.map(({ begun }) => begun));
  const after = await server.rss();
  for (const { asked } of open) asked.destroy();
  await Promise.allSettled(open.map(({ whole }) => whole));
  return (after - before) / 1024 ** 2;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

function answerOf(url: string, { bearer }: Talker) {
  const began = performance.now();
  const body = JSON.stringify({ context: { selectedSubject: subject } });
  const headers = {
    authorization: `Bearer ${bearer}`,
    'content-type': 'application/json',
    accept: 'text/event-stream',
  };
  const { promise: begun, resolve: told } = Promise.withResolvers<void>();
  let asked = undefined as unknown as ClientRequest;
  const whole = new Promise<{ firstMs: number; text: string }>((resolve, reject) => {
    asked = request(`${url}/api/chatgpt/prompt`, { method: 'POST', headers, agent }, (response) => {
      let [all, firstMs] = ['', 0];
      response.setEncoding('utf8');
      response.on('data', (arrived: string) => {
        all += arrived;
        if (firstMs || !all.includes('event: text')) return;
        firstMs = performance.now() - began;
        told();
      });
      response.on('error', reject);
      response.on('end', () => {
        const done = /event: done\ndata: (.*)/.exec(all)?.[1];
        if (done) resolve({ firstMs, text: JSON.parse(done).content });
        else reject(new Error(`An answer ended with ${all.slice(-300)}`));
      });
    });
    asked.on('error', reject).end(body);
  });
  return { asked, begun, whole };
}

async function talkers(count: number): Promise<Talker[]> {
  const { id: schoolId } = await db().school.create({
    data: { name: `Escola ${randomUUID()}`, city: 'Recife', state: 'PE' },
  });
  await db().schoolAiSettings.create({ data: { schoolId, dailyAnswersMax: 100_000 } });
  const people: Talker[] = [];
  for (let number = 0; number < count; number += 1) people.push(await talker(schoolId, number));
  return people;
}

async function talker(schoolId: string, number: number): Promise<Talker> {
  const login = `conversa${number}`;
  const data = {
    login,
    loginKey: login,
    passwordHash: '-',
    tipo: 'aluno' as const,
    name: `Ana Lima ${number}`,
    schoolId,
  };
  const { id, tipo, name, photoUrl } = await db().account.create({ data });
  await db().student.create({ data: { id, schoolId, registrationNumber: login, schoolYear: 'EF7' } });
  await db().consent.create({
    data: { studentId: id, schoolId, kind: 'assistant', givenBy: 'Responsável', givenAt: new Date() },
  });
  const account = { id, tipo, login, name, photoUrl, schoolId };
  const { id: bearer } = await db().$transaction((tx) =>
    openSession(tx, { account, ttl: 36_000, face: '/login', now: new Date() }),
  );
  const actor = await actorOfBearer(bearer);
  let asked = 0;
  const ask = async () => {
    asked += 1;
    const content = `Pergunta ${asked} de ${number}: como o robô vira quando o sensor vê a linha?`;
    if (actor) await addMessage(actor, { user: login, subject, division: '', message: { role: 'user', content } });
  };
  return { bearer, login, ask };
}

function childOf(file: string): ChildProcess {
  return fork(`tests/bench/${file}`, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

function messageOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A process of the bench ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}
