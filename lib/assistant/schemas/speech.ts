import * as z from 'zod/mini';

export const SpeechConsent = z.object({ mayListen: z.boolean() });
