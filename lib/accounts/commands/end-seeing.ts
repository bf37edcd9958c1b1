import * as z from 'zod/mini';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { endSeeing as end } from '@/lib/access/seeing';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from '../abilities';

/** Ending what has ended already is no error: the half hour may pass while the button is pressed. */
export const endSeeing = defineCommand({
  name: 'accounts.end-seeing',
  may: abilities['seeing:end'],
  input: NoInput,
  reply: z.object({ ended: z.boolean() }),
  whileSeeing: true,
  target: noTarget,
  run: async ({ tx, actor, now }) => ({ ended: await end(tx, actor.sessionId, now) }),
});
