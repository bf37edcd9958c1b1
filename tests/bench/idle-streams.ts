import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type StreamCost = {
  /** Memory that one open stream keeps in the server, in KB. */
  readonly ours: number;
  readonly bare: number;
};

type Served = { readonly url: string; memory(): Promise<number> };

const count = 1000;
const atOnce = 50;
const rounds = 3;
/** For closed connections to be taken away. */
const settleMs = 1500;

/** A thousand browsers that listen while nothing happens: to ours, and to a bare stream of the same framework. */
export async function measureStreams({ url, memory }: Served, cookie: string): Promise<StreamCost> {
  const ours = () => costOf(`${url}/api/live?topics=courses`, { cookie }, memory);
  const bare = () => costOf(`${url}/bench/stream`, {}, memory);
  const costs = { bare: [] as number[], ours: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const of = { bare: await bare(), ours: await ours() };
    // What a route's first requests load stays; it is not the streams'.
    if (round === 0) continue;
    costs.bare.push(of.bare);
    costs.ours.push(of.ours);
  }
  return { bare: median(costs.bare), ours: median(costs.ours) };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function costOf(address: string, headers: Record<string, string>, memory: () => Promise<number>) {
  const before = await memory();
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const open: IncomingMessage[] = [];
  for (let opened = 0; opened < count; opened += atOnce) {
    open.push(...(await Promise.all(Array.from({ length: atOnce }, () => begun(address, headers, agent)))));
  }
  const cost = ((await memory()) - before) / count / 1024;
  for (const stream of open) stream.destroy();
  agent.destroy();
  await wait(settleMs);
  return cost;
}

/** Open, and its first line has arrived. */
function begun(address: string, headers: Record<string, string>, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`));
      response.once('data', (line: Buffer) => {
        if (!line.includes('event: ready')) reject(new Error(`${address} began with ${line}`));
        response.resume();
        resolve(response);
      });
    });
    request.on('error', reject);
  });
}
