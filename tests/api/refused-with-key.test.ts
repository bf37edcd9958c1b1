import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCommand, noTarget, refuseAfterCommit } from '@/lib/access/define-command';
import { serve } from '@/lib/access/serve';
import { abilities } from '@/lib/courses/abilities';
import { failureOf } from '@/lib/platform/errors/failures';
import { operation } from '@/lib/platform/http/operation';
import { send } from '@/tests/support/send';
import { signedIn } from '@/tests/support/world';

it('a request that is refused although its writes stay keeps no key: it is refused again, and may be mended', async () => {
  let isMended = false;
  const command = defineCommand({
    name: 'test.refused',
    may: abilities['course:update'],
    input: z.object({}),
    reply: z.object({ ok: z.boolean() }),
    target: noTarget,
    run: async () => (isMended ? { ok: true } : refuseAfterCommit(failureOf('request.too-many'))),
  });
  const POST = serve(operation<typeof command>({ method: 'POST', path: '/test', summary: 'test' }), command);
  const { bearer } = await signedIn('admin');
  const headers = { 'idempotency-key': 'refused-after-commit' };
  const ask = () => send(POST, { method: 'POST', path: '/test', body: {}, bearer, headers });
  expect([await ask(), await ask()]).toMatchObject([{ status: 429 }, { status: 429 }]);
  isMended = true;
  expect([await ask(), await ask()]).toMatchObject([{ body: { ok: true } }, { body: { ok: true } }]);
});
