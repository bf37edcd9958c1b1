import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { POST as changePassword } from '@/app/api/Users/changePassword/route';
import { defineOutbox } from '@/lib/access/define-outbox';
import { db } from '@/lib/platform/db/client';
import { keyOf, servedOperations } from '@/scripts/served-operations';
import { send } from '@/tests/support/send';
import { signedIn } from '@/tests/support/world';

const served = await servedOperations(process.cwd());

/** How a secret is called, in either language. */
const secretName = /password|senha|secret|segredo|token|bearer|cookie|confirmation|credential|pin$|key/i;

/** What sounds like a secret and is none: why. */
const harmless = new Set([
  // Which answer belongs to which item.
  'POST /outbox: key',
  // The profile's reference of a session, which opens nothing.
  'POST /LogSistema/salvamentoLog/publico: accessToken',
]);

/** The names of every field, however deep. */
function fieldsOf(schema: unknown): string[] {
  const { properties, $defs } = JSON.parse(
    JSON.stringify({ properties: z.toJSONSchema(schema as z.ZodMiniType, { unrepresentable: 'any', io: 'input' }) }),
  );
  return [...namesIn(properties), ...namesIn($defs)];
}

function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => [
    ...(key === 'properties' && typeof value === 'object' ? Object.keys(value as object) : []),
    ...namesIn(value),
  ]);
}

describe('an operation that takes or gives a secret', () => {
  it('says so, whoever adds one', () => {
    const silent = served
      .filter(({ op }) => op.method !== 'GET' && !op.secret)
      .flatMap((one) =>
        [...fieldsOf(one.input), ...fieldsOf(one.reply)]
          .filter((name) => secretName.test(name))
          .map((name) => `${keyOf(one)}: ${name}`)
          .filter((found) => !harmless.has(found)),
      );
    expect(silent).toEqual([]);
  });

  it('takes no Idempotency-Key, so that neither its input nor its reply is kept', async () => {
    const pupil = await signedIn('aluno');
    const key = randomUUID();
    const body = { current: 'demo1234', password: 'nova1234', confirmation: 'nova1234' };
    const answer = await send(changePassword, {
      method: 'POST',
      path: '/Users/changePassword',
      body,
      bearer: pupil.bearer,
      headers: { 'idempotency-key': key },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.key-not-taken' } });
    expect(await db().idempotencyRecord.count({ where: { accountId: pupil.actor.id } })).toBe(0);
  });

  it.each(served.filter(({ op }) => op.secret).map((one) => [keyOf(one), one] as const))(
    '%s refuses a key before it reads anything',
    async (_, { op, handler }) => {
      const { bearer } = await signedIn('admin');
      const headers = { 'idempotency-key': randomUUID(), origin: 'http://localhost:3000' };
      const answer = await send(handler, { method: op.method, path: op.path, body: {}, bearer, headers });
      expect(answer.body.code).toBe('request.key-not-taken');
    },
  );

  it('waits in no outbox', () => {
    expect(() => defineOutbox([changePassword])).toThrow(/Users\/changePassword/);
  });
});
