import * as z from 'zod/mini';

export const NoInput = z.object({});
export const SpeechConsent = z.object({ mayListen: z.boolean() });
