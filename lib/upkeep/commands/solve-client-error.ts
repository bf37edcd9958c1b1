import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { abilities } from '../abilities';

const ErrorRef = z.object({ id: z.string().check(z.regex(/^[\w-]{22}$/)) });

/** Marks what has been seen until now; the next of the same cause opens it again. Twice is once, with the later time. */
export const solveClientError = defineCommand({
  name: 'upkeep.solve-client-error',
  may: abilities['client-error:solve'],
  input: ErrorRef,
  reply: ErrorRef,
  target: ({ tx, input: { id } }) => tx.clientError.findFirst({ where: { fingerprint: id }, select: { id: true } }),
  run: async ({ tx, actor, input: { id: fingerprint }, now: solvedAt }) => {
    const mark = { solvedAt, solvedById: actor.id };
    await tx.solvedClientError.upsert({
      where: { fingerprint },
      create: { fingerprint, ...mark },
      update: mark,
      select: { fingerprint: true },
    });
    return { id: fingerprint };
  },
});
