import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { abilities } from '@/lib/courses/abilities';
import { env } from '@/lib/platform/env/env';
import { type SignedIn, signedIn } from '@/tests/support/world';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn('admin');
});

it('a command waits its turn where more of them come at once than there are connections', async () => {
  const holding = defineCommand({
    name: 'test.holding',
    may: abilities['course:update'],
    input: z.object({}),
    target: noTarget,
    run: async ({ tx }) => {
      await tx.$executeRaw`SELECT pg_sleep(1.2)`;
      return { ok: true };
    },
  });
  const atOnce = Array.from({ length: env().DATABASE_POOL_MAX * 3 }, () => holding(admin.actor, {}));
  expect(new Set((await Promise.allSettled(atOnce)).map(({ status }) => status))).toEqual(new Set(['fulfilled']));
});

it('a command is finished however long a busy machine takes for it', async () => {
  const slow = defineCommand({
    name: 'test.slow',
    may: abilities['course:update'],
    input: z.object({}),
    target: noTarget,
    run: async ({ tx }) => {
      await tx.$executeRaw`SELECT pg_sleep(5.2)`;
      await tx.$executeRaw`SELECT 1`;
      return { ok: true };
    },
  });
  expect(await slow(admin.actor, {})).toEqual({ ok: true });
});
