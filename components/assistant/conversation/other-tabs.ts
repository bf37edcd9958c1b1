import type { Conversation } from '@/lib/assistant/client';

const name = 'assistant';

type Reader = { key: Conversation; refresh: () => unknown };

/** Who shows a conversation in this document: a panel and, for a moment, the one that it was before. */
const readers = new Set<Reader>();
/** One a document, and told through the one that listens: a channel does not hear itself. */
let channel: BroadcastChannel | undefined;

/** Every other panel reads it anew. */
export function tellTabs(teller: Reader): void {
  tellHere(teller.key, teller);
  // Channels are missing where a school opens the product by plain http: there coming back to a tab is enough.
  if (!('BroadcastChannel' in window)) return;
  const speaking = channel ?? new BroadcastChannel(name);
  speaking.postMessage(teller.key);
  if (speaking !== channel) speaking.close();
}

/** Told when another tab changed this conversation, and when somebody comes back to this one. */
export function watchTabs(reader: Reader): () => void {
  const looked = () => document.visibilityState === 'visible' && reader.refresh();
  document.addEventListener('visibilitychange', looked);
  readers.add(reader);
  if (!channel && 'BroadcastChannel' in window) {
    channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<Conversation>) => tellHere(data));
  }
  return () => {
    document.removeEventListener('visibilitychange', looked);
    readers.delete(reader);
    if (readers.size > 0) return;
    channel?.close();
    channel = undefined;
  };
}

function tellHere({ user, subject, division }: Conversation, teller?: Reader): void {
  for (const reader of readers) {
    const { key } = reader;
    const isSame = key.user === user && key.subject === subject && key.division === division;
    if (isSame && reader !== teller) reader.refresh();
  }
}
