import * as z from 'zod/mini';
import { leavesTo } from '@/lib/access/areas';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { closeSession } from '@/lib/access/session';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from '../abilities';

export const signOut = defineCommand({
  name: 'accounts.sign-out',
  may: abilities['session:close'],
  input: NoInput,
  reply: z.object({ closed: z.boolean() }),
  whileSeeing: true,
  target: noTarget,
  run: async ({ tx, actor, now }) => {
    await closeSession(tx, actor.sessionId, now);
    return { closed: true, screen: leavesTo(actor.seeing ? 'admin' : actor.tipo, actor.face) };
  },
});
