import { isWaiting, type KeptItem, type Problem } from './kept-item';

export type OutboxItem = Pick<KeptItem, 'seq' | 'key' | 'operation' | 'input' | 'label' | 'at'> & {
  readonly state: 'onDevice' | 'sending' | 'refused' | 'aside';
  readonly problem: Problem | undefined;
};

export type PendingItem = OutboxItem & { readonly state: 'onDevice' | 'sending' };

/** Why what waits does not go: the line, our server, or that nobody or somebody else is signed in. */
export type Hindrance = 'cut' | 'server' | 'nobody' | 'other-person';

export type OutboxState = {
  /** Whether the database has said what it holds: before, nothing shown is no sign that nothing waits. */
  readonly isRead: boolean;
  /** All of this person, in the order of the taps. */
  readonly items: readonly OutboxItem[];
  /** Those of them that are not saved yet and will be: a screen draws them over what the server told. */
  readonly pending: readonly PendingItem[];
  /** When the server last confirmed one, in this document. */
  readonly savedAt: number | undefined;
  readonly hindrance: Hindrance | undefined;
  /** The server failed at it again and again: it may be set aside. */
  readonly stuckKey: string | undefined;
  /** The last tap is nowhere: the device is full, its storage failed, or the page is nobody's. */
  readonly notKept: 'full' | 'failed' | 'nobody' | undefined;
};

export const nothingKept: OutboxState = {
  isRead: false,
  items: [],
  pending: [],
  savedAt: undefined,
  hindrance: undefined,
  stuckKey: undefined,
  notKept: undefined,
};

export function shownItem(item: KeptItem, sending: ReadonlySet<string>): OutboxItem {
  const { seq, key, operation, input, label, at, refused } = item;
  const waits = sending.has(key) ? 'sending' : 'onDevice';
  const state = isWaiting(item) ? waits : refused ? 'refused' : 'aside';
  return { seq, key, operation, input, label, at, state, problem: refused };
}

export function isPending(item: OutboxItem): item is PendingItem {
  return item.state === 'onDevice' || item.state === 'sending';
}
