import { type Conversation, forgetConversation } from '@/lib/assistant/client';
import { forgetReplies } from '@/lib/platform/browser/kept-replies';

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

/**
 * Told when another tab changed this conversation. Where tabs cannot tell each other, coming back to this one has to do:
 * elsewhere the spec wants nothing read again for that (§7).
 */
export function watchTabs(reader: Reader): () => void {
  const isDeaf = !('BroadcastChannel' in window);
  const looked = () => document.visibilityState === 'visible' && reader.refresh();
  if (isDeaf) document.addEventListener('visibilitychange', looked);
  else hear();
  readers.add(reader);
  return () => {
    document.removeEventListener('visibilitychange', looked);
    readers.delete(reader);
  };
}

/** From the first panel on, for as long as the document: what it keeps of a closed one must not grow old unnoticed. */
function hear(): void {
  if (channel) return;
  const hearing = new BroadcastChannel(name);
  channel = hearing;
  hearing.addEventListener('message', ({ data }: MessageEvent<Conversation>) => {
    forgetConversation(data);
    tellHere(data);
  });
  addEventListener('pagehide', rest, { once: true });
}

/** A page that the back button may find again hears nothing meanwhile. */
function rest(): void {
  channel?.close();
  channel = undefined;
  forgetReplies();
  addEventListener('pageshow', comeBack, { once: true });
}

function comeBack(): void {
  if (readers.size > 0) hear();
  for (const { refresh } of readers) refresh();
}

function tellHere({ user, subject, division }: Conversation, teller?: Reader): void {
  for (const reader of readers) {
    const { key } = reader;
    const isSame = key.user === user && key.subject === subject && key.division === division;
    if (isSame && reader !== teller) reader.refresh();
  }
}
