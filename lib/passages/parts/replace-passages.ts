import type { Tx } from '@/lib/platform/db/client';
import { type PassagesOfSource, putPassages } from '../statements/replace-passages';

/** A part of publishing: what search and the assistant find of one lesson or topic from now on. */
export async function replacePassages(tx: Tx, input: PassagesOfSource) {
  return putPassages(tx, input);
}
