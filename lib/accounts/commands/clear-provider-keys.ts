import * as z from 'zod/mini';
import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { NoInput } from '@/lib/platform/shapes';

/** The keys are cookies, which the door takes away; whoever is signed in stays so. No row tells of it: anybody may ask. */
export const clearProviderKeys = defineOpenCommand({
  name: 'accounts.clear-provider-keys',
  input: NoInput,
  reply: z.object({ cleared: z.boolean() }),
  ownRecord: true,
  target: noTarget,
  run: async () => ({ cleared: true }),
});
