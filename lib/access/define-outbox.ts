import type * as z from 'zod/mini';
import { type Failure, fail } from '@/lib/platform/errors/failures';
import type { Operation } from '@/lib/platform/http/operation';
import { asFailure } from '@/lib/platform/http/problem';
import { replyOnWire } from '@/lib/platform/http/reply';
import { fieldsOnWire, inputFromWire } from '@/lib/platform/http/wire-names';
import { log } from '@/lib/platform/log/log';
import type { Ability } from './abilities';
import type { Actor } from './actor';
import type { Command } from './define-command';
import { type OutboxAnswers, OutboxBatch } from './outbox-contract';
import { parseEnvelope } from './parse-input';

type Schema = z.ZodMiniType;
type Item = z.infer<typeof OutboxBatch>['items'][number];
type Answer = z.infer<typeof OutboxAnswers>['items'][number];
type Carried = { op: Operation; command: Command<Schema, Actor, unknown> };

/** A command that may wait in a browser's outbox. */
export function carried<I extends Schema, R extends Schema, Result extends z.input<R>>(
  op: Operation<I, R>,
  command: Command<I, Actor, Result>,
): Carried {
  return { op, command } as unknown as Carried;
}

/**
 * Carries out an ordered batch. Each item is its own command in its own transaction under its own key, so a batch whose
 * answer was lost is sent again and doubles nothing.
 */
export function defineOutbox(all: readonly Carried[]) {
  const byName = new Map(all.map((one) => [`${one.op.method} ${one.op.path}`, one]));

  async function carryOut(actor: Actor, { key, operation, input }: Item): Promise<Answer> {
    const found = byName.get(operation);
    try {
      if (!found) fail('MODEL_NOT_FOUND');
      const result = await found.command(actor, inputFromWire(found.op, input), { accountId: actor.id, key });
      return { key, state: 'done', reply: replyOnWire(found.op, result) };
    } catch (error) {
      const failure = asFailure(error);
      if (isPassing(failure)) {
        log().error({ operation, key, err: failure.cause }, 'an outbox stopped');
        return { key, state: 'again' };
      }
      const { status, code, fields } = failure;
      return { key, state: 'refused', problem: { status, code, fields: found ? fieldsOnWire(found.op, fields) : [] } };
    }
  }

  async function sendOutbox(actor: Actor, raw: z.input<typeof OutboxBatch>): Promise<z.input<typeof OutboxAnswers>> {
    const { items } = parseEnvelope(OutboxBatch, raw);
    const answers: Answer[] = [];
    for (const item of items) {
      const stopped = answers.at(-1)?.state === 'again';
      answers.push(stopped ? { key: item.key, state: 'again' } : await carryOut(actor, item));
    }
    return { items: answers };
  }
  return Object.assign(sendOutbox, { definition: { name: 'outbox.send', may: 'outbox:send' as Ability } });
}

/** Not the item's fault: it goes again as it is. */
function isPassing({ status }: Failure): boolean {
  return status >= 500 || status === 429;
}
