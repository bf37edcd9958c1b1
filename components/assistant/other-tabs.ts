import type { Conversation } from '@/lib/assistant/client';

const name = 'assistant';

/** Channels are missing where a school opens the product by plain http: there coming back to a tab is enough. */
export function tellTabs(key: Conversation): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(key);
  channel.close();
}

/** Told when another tab changed this conversation, and when somebody comes back to this one. */
export function watchTabs({ user, subject, division }: Conversation, onChange: () => void): () => void {
  const looked = () => document.visibilityState === 'visible' && onChange();
  document.addEventListener('visibilitychange', looked);
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<Conversation>) => {
    if (data.user === user && data.subject === subject && data.division === division) onChange();
  });
  return () => {
    document.removeEventListener('visibilitychange', looked);
    channel?.close();
  };
}
