import type { Tx } from '@/lib/platform/db/client';
import { pauseRemembering } from './remembered';

/** What open pages are made of. A static page is tied to a tag (tagged.ts) and made anew when the tag is announced. */
export const tags = ['courses', 'knowledge-base'] as const;
export type Tag = (typeof tags)[number];

export const channel = 'catalogue';

/** Called inside a publishing command: heard by every instance when, and only when, the transaction commits. */
export async function announce(tx: Tx, tag: Tag): Promise<void> {
  pauseRemembering(tag);
  await tx.$executeRaw`SELECT pg_notify(${channel}, ${tag})`;
}
