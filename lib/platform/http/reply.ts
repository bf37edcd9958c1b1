import * as z from 'zod/mini';
import type { Operation, Shapes } from './operation';
import { renameKeys } from './wire-names';

type Written = { readonly op: Operation; readonly text: string };
type Schema = Shapes['reply'];

const written = new WeakMap<object, Written>();

/**
 * The reply of an operation. It is parsed in every environment, so that a field that is not declared cannot slip out.
 * A frozen result (cache/remembered.ts) never changes: it is parsed, renamed and written once, whoever asks. Next packs
 * replies itself, those that are packed already too, so this one is not.
 */
export function reply(op: Operation, schema: Schema, result: unknown): Response {
  const text = isKept(result) ? writtenOnce(op, schema, result) : JSON.stringify(replyOnWire(op, schema, result));
  return new Response(text, { headers: { 'content-type': 'application/json', 'cache-control': notKept(text) } });
}

const packedFromLength = 1024;

/** Nobody may keep a reply; and Next packs each that may be transformed, which costs a short one more than it saves. */
export function notKept(text: string): string {
  return text.length < packedFromLength ? 'no-store, no-transform' : 'no-store';
}

function isKept(result: unknown): result is object {
  return typeof result === 'object' && result !== null && Object.isFrozen(result);
}

function writtenOnce(op: Operation, schema: Schema, result: object): string {
  const known = written.get(result);
  if (known?.op === op) return known.text;
  const text = JSON.stringify(replyOnWire(op, schema, result));
  written.set(result, { op, text });
  return text;
}

/** A reply as it travels: parsed, so that a field that is not declared cannot slip out, and renamed. */
export function replyOnWire(op: Operation, schema: Schema, result: unknown): unknown {
  return renameKeys(z.parse(schema, result), op.names);
}
