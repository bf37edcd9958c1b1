import type { Operation } from '@/lib/platform/http/operation';

type Wire = Pick<Operation, 'method' | 'path'> & Partial<Pick<Operation, 'names' | 'params' | 'query' | 'repeatable'>>;

/**
 * An operation as `call` sends it. A browser parses no reply, and the schemas of a contract weigh 22 KB: what must be
 * light names its operations again, with the contract as their type, and a test holds them against it.
 */
export function bareOperation<Op>(wire: Wire): Op {
  const repeatable = wire.method === 'GET';
  return { params: {}, query: {}, names: {}, body: 'json', repeatable, ...wire } as Op;
}
