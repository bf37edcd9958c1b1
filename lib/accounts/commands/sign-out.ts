import * as z from 'zod/mini';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { closeSession } from '@/lib/access/session';
import { abilities } from '../abilities';
import { SignOut } from '../schemas';

export const signOut = defineCommand({
  name: 'accounts.sign-out',
  may: abilities['session:close'],
  input: SignOut,
  reply: z.object({ closed: z.boolean() }),
  whileSeeing: true,
  target: noTarget,
  run: async ({ tx, actor, now }) => {
    await closeSession(tx, actor.sessionId, now);
    return { closed: true, face: actor.face };
  },
});
