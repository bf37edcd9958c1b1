import { announce } from '@/lib/platform/cache/catalogue';
import type { Tag } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';

/** What a command says has changed: heard when, and only when, its transaction commits. */
export type Change = { readonly tell: (tx: Tx) => Promise<void> };

/** Remembered reads and open pages of a tag are made anew; no browser listens to it. */
export function defineForgetting(tag: Tag): Change {
  return { tell: (tx) => announce(tx, tag) };
}
