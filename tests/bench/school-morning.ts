import { verify } from '@node-rs/argon2';
import autocannon from 'autocannon';
import { loginKey } from '@/lib/accounts/rules';
import { db } from '@/lib/platform/db/client';
import { hashPassword } from '@/lib/platform/passwords/passwords';
import { demoPassword } from '@/prisma/seed/people';

export type Morning = {
  /** CPU of the server for one sign-in, in ms, and of the password hash alone. */
  readonly signInMs: number;
  readonly hashMs: number;
  /** Requests a second of an open page while nobody signs in, and while all do. */
  readonly idle: number;
  readonly meanwhile: number;
};

type Served = { readonly url: string; cpuMs(): Promise<number> };

const pupils = 300;
const login = (number: number) => `manha${number}`;

/** A school's pupils, all with the demo's password. */
export async function seedPupils(): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const data = Array.from({ length: pupils }, (_, number) => {
    return {
      login: login(number),
      loginKey: loginKey(login(number)),
      passwordHash,
      tipo: 'aluno' as const,
      name: 'Ana',
    };
  });
  await db().account.createMany({ data });
}

/** Three hundred sign in at the same moment; nobody may be refused, and the open pages must go on. */
export async function measureMorning({ url, cpuMs }: Served): Promise<Morning> {
  // A school's server has been running since yesterday.
  await allSignIn(url);
  const cost = await middleOfThree(async () => {
    const hashMs = await hashCost();
    const before = await cpuMs();
    await allSignIn(url);
    return { signInMs: ((await cpuMs()) - before) / pupils, hashMs };
  });
  const idle = await openPages(url, 4);
  const [meanwhile] = await Promise.all([openPages(url, 4), allFor(url, 4)]);
  return { ...cost, idle, meanwhile };
}

type Cost = Pick<Morning, 'signInMs' | 'hashMs'>;

/** Other work on the machine falls on one of a pair now and then. */
async function middleOfThree(measure: () => Promise<Cost>): Promise<Cost> {
  const costs = [await measure(), await measure(), await measure()];
  const [, middle] = costs.sort((a, b) => a.signInMs / a.hashMs - b.signInMs / b.hashMs);
  return middle as Cost;
}

async function allSignIn(url: string): Promise<void> {
  await Promise.all(Array.from({ length: pupils }, (_, number) => signIn(url, number)));
}

async function signIn(url: string, number: number): Promise<void> {
  const response = await fetch(`${url}/api/Users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username: login(number), password: demoPassword }),
  });
  if (response.status !== 200) throw new Error(`${login(number)} was refused: ${response.status}`);
}

/** They keep signing in for as long as the pages are asked for. */
async function allFor(url: string, seconds: number): Promise<void> {
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: 30 }, async (_, lane) => {
      for (let each = lane; performance.now() < until; each += 30) await signIn(url, each % pupils);
    }),
  );
}

async function openPages(url: string, duration: number): Promise<number> {
  const result = await autocannon({
    url: `${url}/course`,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    duration,
    connections: 8,
  });
  if (result.non2xx + result.errors > 0) throw new Error(`/course: ${result.non2xx} other answers`);
  return result['2xx'] / result.duration;
}

/** The same hashes with nothing around them, as many at once: two cores that both hash are slower than one that does. */
async function hashCost(): Promise<number> {
  const stored = await hashPassword(demoPassword);
  const before = process.cpuUsage();
  await Promise.all(Array.from({ length: pupils }, () => verify(stored, demoPassword)));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / pupils;
}
