import type { Tx } from '@/lib/platform/db/client';
import { pauseRemembering } from './remembered';
import type { Tag } from './tags';

export const channel = 'catalogue';

const announced = new WeakMap<Tx, Set<Tag>>();

/** Called inside a publishing command: heard by every instance when, and only when, the transaction commits. */
export async function announce(tx: Tx, tag: Tag): Promise<void> {
  announced.set(tx, (announced.get(tx) ?? new Set()).add(tag));
  pauseRemembering(tag);
  await tx.$executeRaw`SELECT pg_notify(${channel}, ${tag})`;
}

type Refresh = (tag: Tag) => Promise<void>;

/** One a process, whatever bundle asks; none in scripts and in tests that call handlers. */
const held = globalThis as { refreshCatalogue?: Refresh };

export function refreshWith(refresh: Refresh): void {
  held.refreshCatalogue = refresh;
}

/** After the commit: whoever published sees it with the next request, and not when this instance hears itself. */
export async function refreshAnnounced(tx: Tx): Promise<void> {
  for (const tag of announced.get(tx) ?? []) await held.refreshCatalogue?.(tag);
}
