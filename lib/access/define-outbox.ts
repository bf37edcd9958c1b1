import type * as z from 'zod/mini';
import type { Failure } from '@/lib/platform/errors/failures';
import { asFailure } from '@/lib/platform/http/problem';
import { replyOnWire } from '@/lib/platform/http/reply';
import { fieldsOnWire, inputFromWire } from '@/lib/platform/http/wire-names';
import { log } from '@/lib/platform/log/log';
import { type Ability, abilities } from './abilities';
import type { Actor } from './actor';
import { fail } from './failures';
import { OutboxAnswers, OutboxBatch } from './outbox-contract';
import { parseEnvelope } from './parse-input';
import type { RouteHandler } from './serve';

type Item = z.infer<typeof OutboxBatch>['items'][number];
type Answer = z.infer<typeof OutboxAnswers>['items'][number];

/**
 * Carries out an ordered batch. Each item is its own command in its own transaction under its own key, so a batch whose
 * answer was lost is sent again and doubles nothing. It is made of the handlers that routes serve, so that what waits in
 * a browser is carried out by the very command behind that address.
 */
export function defineOutbox(handlers: readonly RouteHandler[]) {
  const secret = handlers.find(({ operation }) => operation.secret);
  if (secret) throw new Error(`${secret.operation.path} takes or gives a secret: it waits in no browser`);
  for (const handler of handlers) refuseTwoOfOneName(handler);
  const byName = new Map(handlers.map((one) => [`${one.operation.method} ${one.operation.path}`, one]));

  async function carryOut(actor: Actor, { key, operation, input }: Item): Promise<Answer> {
    const found = byName.get(operation);
    try {
      if (!found) fail('MODEL_NOT_FOUND');
      const { operation: op, callee } = found;
      const given = inputFromWire(op, input);
      const result = await callee(actor as never, given as never, { accountId: actor.id, key, sent: input });
      return { key, state: 'done', reply: replyOnWire(op, callee.definition.reply, result) };
    } catch (error) {
      const failure = asFailure(error);
      if (isPassing(failure)) {
        if (failure.status >= 500) log().error({ operation, key, err: failure.cause }, 'an outbox stopped');
        return { key, state: 'again' };
      }
      const { status, code, fields } = failure;
      const named = found ? fieldsOnWire(found.operation, fields) : [];
      return { key, state: 'refused', problem: { status, code, fields: named } };
    }
  }

  async function sendOutbox(actor: Actor, raw: z.input<typeof OutboxBatch>): Promise<z.input<typeof OutboxAnswers>> {
    // As a whole, so that what the person keeps on this very device stays there.
    if (actor.seeing) fail('access.seeing-only');
    const { items } = parseEnvelope(OutboxBatch, raw);
    const answers: Answer[] = [];
    for (const item of items) {
      const stopped = answers.at(-1)?.state === 'again';
      answers.push(stopped ? { key: item.key, state: 'again' } : await carryOut(actor, item));
    }
    return { items: answers };
  }
  const definition = {
    name: 'outbox.send',
    may: abilities['outbox:send'] as Ability,
    input: OutboxBatch,
    reply: OutboxAnswers,
  };
  return Object.assign(sendOutbox, { definition, handlers });
}

/** An item carries path, query and body as one object: what two of them call alike would be one of them. */
function refuseTwoOfOneName({ operation: { path, params, query, names }, callee }: RouteHandler): void {
  const { shape = {} } = callee.definition.input.def as { shape?: object };
  const placed = Object.entries({ ...params, ...query });
  const carried = Object.keys(shape).filter((field) => !placed.some(([, named]) => named === field));
  const twice = carried.map((field) => names[field] ?? field).find((wire) => placed.some(([one]) => one === wire));
  if (twice) throw new Error(`${path} and its body both carry a \`${twice}\`: an outbox would lose one`);
}

/** Not the item's fault, or one that time mends: it goes again as it is. */
function isPassing({ status, retryAfterSeconds }: Failure): boolean {
  return status >= 500 || status === 429 || retryAfterSeconds !== undefined;
}
