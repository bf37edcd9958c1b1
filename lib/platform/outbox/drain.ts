import type { Answer } from './answer';
import { type Batch, batchOf } from './batch';
import { isWaiting, type KeptItem, type Settled } from './kept-item';

/** How it ended: with nothing left, or why the rest stays. */
export type Outcome =
  | { readonly kind: 'empty' }
  | { readonly kind: Exclude<Answer['kind'], 'settled'>; readonly head: string | undefined }
  /** The server failed at this item: it and all behind it wait. */
  | { readonly kind: 'stopped'; readonly head: string };

type Drained = {
  person: string;
  /** One request for each: when a batch was refused, so that the item that does it is found. */
  singly: boolean;
  /** A store of items, in their order. */
  read: (person: string) => Promise<readonly KeptItem[]>;
  settle: (settled: readonly Settled[]) => Promise<void>;
  send: (person: string, batch: Batch) => Promise<Answer>;
  onSending?: (items: readonly KeptItem[]) => void;
  onSettled?: (settled: readonly Settled[]) => void;
};

/** Sends what waits, in order, until nothing does or something is in the way. An item goes only after those before it. */
export async function drain({ person, singly, read, settle, send, onSending, onSettled }: Drained): Promise<Outcome> {
  for (;;) {
    const waiting = (await read(person)).filter(isWaiting);
    const [first] = waiting;
    if (!first) return { kind: 'empty' };
    const batch = batchOf(waiting, singly ? 1 : undefined);
    onSending?.(batch.items);
    const answer = await send(person, batch);
    if (answer.kind !== 'settled') return { kind: answer.kind, head: first.key };
    await settle(answer.settled);
    onSettled?.(answer.settled);
    if (answer.stoppedAt) return { kind: 'stopped', head: answer.stoppedAt };
  }
}
