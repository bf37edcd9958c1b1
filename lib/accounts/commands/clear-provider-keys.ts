import * as z from 'zod/mini';
import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { forgetProvider } from '@/lib/access/session';
import { NoInput } from '@/lib/platform/shapes';

/**
 * The provider's keys are cookies, which the door takes away, and the identity that this session was begun with; whoever
 * is signed in stays so. No audit row tells of it: anybody may ask.
 */
export const clearProviderKeys = defineOpenCommand({
  name: 'accounts.clear-provider-keys',
  input: NoInput,
  reply: z.object({ cleared: z.boolean() }),
  ownRecord: true,
  target: noTarget,
  run: async ({ tx, actor }) => {
    if (actor) await forgetProvider(tx, actor.sessionId);
    return { cleared: true };
  },
});
