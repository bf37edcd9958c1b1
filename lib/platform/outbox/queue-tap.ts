import type { InputOf, Operation } from '@/lib/platform/http/operation';
import { inputOnWire } from '@/lib/platform/http/wire-names';
import { randomId } from '../browser/random-id';
import { operationName } from './operation-name';
import { keepTap } from './outbox';

/**
 * Keeps a tap on this device and sends it when it can; it resolves once the tap outlives a power cut, to its key.
 * Undefined: it is kept nowhere, and the screen says so. The operation stands in `app/outbox.ts`.
 */
export async function queueTap<Op extends Operation>(
  op: Op,
  input: InputOf<Op>,
  { label }: { label?: string } = {},
): Promise<string | undefined> {
  const wire = JSON.parse(JSON.stringify(inputOnWire(op, input as object)));
  return keepTap({ key: randomId(), operation: operationName(op), input: wire, label, at: Date.now() });
}
