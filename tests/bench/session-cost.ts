import autocannon from 'autocannon';
import { median, type Target } from './load';

export type SessionCost = { readonly ratio: number; readonly bareMs: number; readonly measuredMs: number };

type Served = { cpuMs(): Promise<number> };

const requests = 250;
const connections = 8;

/** The server's CPU for the same page with and without what is measured, such as the session check: a request each, in turn. */
export async function measureSession(
  server: Served,
  { bare, measured, rounds }: { bare: Target; measured: Target; rounds: number },
): Promise<SessionCost> {
  const pairs: [number, number][] = [];
  for (const target of [bare, measured]) await cpuOf(server, target);
  for (let round = 0; round < rounds; round += 1) {
    pairs.push([await cpuOf(server, bare), await cpuOf(server, measured)]);
  }
  return {
    ratio: median(pairs.map(([without, withSession]) => withSession / without)),
    bareMs: median(pairs.map(([without]) => without)),
    measuredMs: median(pairs.map(([, withSession]) => withSession)),
  };
}

async function cpuOf({ cpuMs }: Served, { name, url, headers }: Target): Promise<number> {
  const before = await cpuMs();
  const answered = await autocannon({ url, headers, amount: requests, connections });
  if (answered['2xx'] !== requests) throw new Error(`${name}: ${answered['2xx']} of ${requests} were answered`);
  return ((await cpuMs()) - before) / requests;
}
