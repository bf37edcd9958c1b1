import { announce } from '@/lib/platform/cache/catalogue';
import type { Tx } from '@/lib/platform/db/client';
import { type PassagesOfSource, putPassages } from '../statements/replace-passages';

/** A part of the nightly jobs alone: the source says what it said, and only the form of its plain text is of today. */
export async function remakePassages(tx: Tx, input: PassagesOfSource) {
  await announce(tx, 'passages');
  return putPassages(tx, input);
}
