import type * as z from 'zod/mini';
import type { Tx } from '@/lib/platform/db/client';
import type { PassagesOfSource } from '../schemas';
import { putPassages } from '../statements/replace-passages';

/** A part of publishing: what search and the assistant find of one lesson or topic from now on. */
export async function replacePassages(tx: Tx, input: z.infer<typeof PassagesOfSource>) {
  return putPassages(tx, input);
}
