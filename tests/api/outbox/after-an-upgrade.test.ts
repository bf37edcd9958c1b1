import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sendOutbox } from '@/app/outbox';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { defineOutbox } from '@/lib/access/define-outbox';
import { sendOutboxOp } from '@/lib/access/outbox-contract';
import { serve } from '@/lib/access/serve';
import { abilities } from '@/lib/courses/abilities';
import { operation } from '@/lib/platform/http/operation';
import { send } from '@/tests/support/send';
import { type SignedIn, signedIn } from '@/tests/support/world';
import everOffered from './ever-offered.json';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn('admin');
});

let carriedOut = 0;

/** An instance of the product whose one command that may wait reads its input by this schema. */
function version(input: z.ZodMiniObject) {
  const command = defineCommand({
    name: 'test.tap',
    may: abilities['course:update'],
    input,
    reply: z.object({ count: z.int() }),
    target: noTarget,
    run: async () => {
      carriedOut += 1;
      return { count: carriedOut };
    },
  });
  const op = operation<typeof command>({ method: 'POST', path: '/taps', summary: 'test', names: { first: 'um' } });
  return serve(sendOutboxOp, defineOutbox([serve(op, command)]));
}

const first = z.string();
const second = z._default(z.int(), 1);

describe('an item whose answer was lost before an upgrade', () => {
  it.each([
    ['two fields of its schema changed places', { second, first }],
    ['a new field came with a default', { first, second, third: z._default(z.boolean(), false) }],
    ['a default is another', { first, second: z._default(z.int(), 2) }],
  ])('is answered as before when %s', async (_, later) => {
    const body = { items: [{ key: randomUUID(), operation: 'POST /taps', input: { um: 'a' } }] };
    const post = (route: ReturnType<typeof serve>) =>
      send(route, { method: 'POST', path: '/outbox', body, bearer: admin.bearer });
    const before = await post(version(z.object({ first, second })));
    expect(before.body.items).toMatchObject([{ state: 'done' }]);
    const after = await post(version(z.object(later)));
    expect(after.body).toEqual(before.body);
  });
});

describe('an operation that once could wait in a browser', () => {
  const named = sendOutbox.handlers.map(({ operation: { method, path } }) => `${method} ${path}`);

  it('is carried out for ever: what waits may be weeks old', () => {
    expect(everOffered.filter((name) => !named.includes(name))).toEqual([]);
  });

  it('stands in ever-offered.json from its first day: nothing leaves that list', () => {
    expect(named.filter((name) => !everOffered.includes(name))).toEqual([]);
  });
});
