import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Figure } from './figures';

export type Target = {
  readonly name: string;
  readonly url: string;
  readonly headers?: Record<string, string>;
  /** Words that only the right answer has: a fast error page must not count as a fast page. */
  readonly proof: string;
};

type Probed = { readonly target: Target; readonly bytes: number };

export type Comparison = {
  /** The measured one's requests/s over the bare one's: the median of the rounds. */
  readonly ratio: number;
  readonly bare: number;
  readonly measured: number;
  readonly bareBytes: number;
  readonly measuredBytes: number;
};

const rounds = 7;
const roundSeconds = 2;
const connections = 8;

/** Bare, measured, bare, measured … so that whatever else the machine does in between meets both alike. */
export async function compare(bare: Target, measured: Target): Promise<Comparison> {
  const [first, second] = [await probe(bare), await probe(measured)];
  for (const each of [first, second]) await burst(each, 1);
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) pairs.push([await burst(first), await burst(second)]);
  return {
    ratio: median(pairs.map(([a, b]) => b / a)),
    bare: median(pairs.map(([a]) => a)),
    measured: median(pairs.map(([, b]) => b)),
    bareBytes: first.bytes,
    measuredBytes: second.bytes,
  };
}

/** How a page fares beside a bare one, without a limit: what it adds to its frame, or to what drawing so much takes anyway. */
export async function besideFigure(bareOne: Target, target: Target): Promise<Figure> {
  const { ratio, measured, bare } = await compare(bareOne, target);
  const told = `${measured.toFixed(0)} / ${bare.toFixed(0)} requests/s`;
  return { name: `${target.name} / ${bareOne.name}`, value: ratio, told };
}

/** The answer is the right one, and this many bytes of it travel: what every later answer is held to. */
async function probe(target: Target): Promise<Probed> {
  // The first visit makes a static page, the second is served from the store, and what is stored is packed meanwhile.
  for (const visit of [1, 2, 3]) {
    const response = await fetch(target.url, { headers: target.headers, redirect: 'manual' });
    const text = await response.text();
    if (response.status !== 200 || !text.includes(target.proof)) {
      throw new Error(
        `${target.name}: visit ${visit} answered ${response.status}, ${text.length} bytes, without "${target.proof}"`,
      );
    }
    await wait(500);
  }
  const { throughput } = await load(target, { amount: 20, connections: 1 });
  return { target, bytes: throughput.total / 20 };
}

/** How far an answer's length may move: nonces, dates and the packing of each answer's own words. */
const bytesTolerance = 0.03;

/** Besides, each connection may have had a part of one more when time was up: a fifth of all on a machine that stood still. */
function toleranceOf(answered: number): number {
  return bytesTolerance + connections / answered;
}

async function burst({ target, bytes }: Probed, duration = roundSeconds): Promise<number> {
  const result = await load(target, { duration, connections });
  const answered = result['2xx'];
  const mean = result.throughput.total / answered;
  if (result.non2xx + result.errors + result.timeouts > 0 || !(Math.abs(mean / bytes - 1) < toleranceOf(answered))) {
    throw new Error(
      `${target.name}: ${answered} right answers, ${result.non2xx} others, ${result.errors} errors, ${mean} bytes each instead of ${bytes}`,
    );
  }
  return answered / result.duration;
}

function load(
  target: Target,
  amount: Pick<autocannon.Options, 'amount' | 'duration' | 'connections'>,
): Promise<autocannon.Result> {
  return autocannon({
    url: target.url,
    headers: { 'accept-encoding': 'gzip, deflate, br', ...target.headers },
    ...amount,
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
