import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import * as z from 'zod/mini';
import type { Operation } from './operation';
import { renameKeys } from './wire-names';

type Packed = { readonly op: Operation; readonly gzip: Promise<Uint8Array<ArrayBuffer>> };

const unpacks = /\bgzip\b(?!\s*;\s*q=0)/;
const packs = new WeakMap<object, Packed>();
const packedByGzip = promisify(gzip);

/**
 * The reply of an operation. It is parsed in every environment, so that a field that is not declared cannot slip out.
 * A frozen result (cache/remembered.ts) never changes: it is parsed, renamed and packed once, whoever asks.
 */
export async function reply(op: Operation, result: unknown, accepted: string | null): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  if (!(isKept(result) && accepted && unpacks.test(accepted))) return new Response(wireText(op, result), { headers });
  const known = packs.get(result);
  const packed = known?.op === op ? known : { op, gzip: pack(wireText(op, result)) };
  packs.set(result, packed);
  return new Response(await packed.gzip, {
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
  });
}

function isKept(result: unknown): result is object {
  return typeof result === 'object' && result !== null && Object.isFrozen(result);
}

function wireText(op: Operation, result: unknown): string {
  return JSON.stringify(renameKeys(z.parse(op.reply, result), op.names));
}

async function pack(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await packedByGzip(text, { level: constants.Z_BEST_COMPRESSION }));
}
