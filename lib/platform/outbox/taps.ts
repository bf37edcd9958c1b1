import type { FieldFailure } from '@/lib/platform/errors/failures';
import type { InputOf, Operation, ReplyOf } from '@/lib/platform/http/operation';
import { inputFromWire, inverse, renameKeys, renamePath } from '@/lib/platform/http/wire-names';
import type { Settled } from './kept-item';
import { operationName } from './operation-name';
import { hearSettled } from './outbox';
import type { OutboxItem } from './outbox-state';

/** What an item of the outbox asks for, in the domain's names, if it is of this operation: a reducer draws it. */
export function inputOf<Op extends Operation>(
  op: Op,
  { operation, input }: Pick<OutboxItem, 'operation' | 'input'>,
): InputOf<Op> | undefined {
  return operation === operationName(op) ? (inputFromWire(op, input) as InputOf<Op>) : undefined;
}

type Answered<Op extends Operation> = {
  readonly key: string;
  readonly at: number;
  readonly input: InputOf<Op>;
} & (
  | { readonly state: 'done'; readonly reply: ReplyOf<Op> }
  | { readonly state: 'refused'; readonly code: string; readonly fields: readonly FieldFailure[] }
);

/**
 * Hears the final answers to this operation's taps, whichever tab sent them. Told before the tap leaves `usePending`, so
 * that a screen which takes the reply over never shows the state before the tap again.
 */
export function onSettled<Op extends Operation>(op: Op, hear: (answered: Answered<Op>) => void): () => void {
  return hearSettled((settled) => {
    const answered = answeredTap(op, settled);
    if (answered) hear(answered);
  });
}

/** A final answer in the domain's names, if it is to a tap of this operation. */
export function answeredTap<Op extends Operation>(op: Op, { item, answer }: Settled): Answered<Op> | undefined {
  const input = inputOf(op, item);
  if (!input) return undefined;
  const { key, at } = item;
  if (answer.state === 'done') {
    return { key, at, input, state: 'done', reply: renameKeys(answer.reply, inverse(op.names)) as ReplyOf<Op> };
  }
  const toDomain = { ...inverse(op.names), ...op.params, ...op.query };
  const { code = 'server.failed', fields = [] } = answer.problem ?? {};
  const named = fields.map((field) => ({ ...field, path: renamePath(field.path, toDomain) }));
  return { key, at, input, state: 'refused', code, fields: named };
}
