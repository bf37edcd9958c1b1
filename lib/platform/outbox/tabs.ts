import type { Settled } from './kept-item';

/** What the tabs of a browser tell each other of the outbox that they share. */
type Message = { readonly settled?: readonly Settled[] };

export type TabsOfOutbox = { readonly tell: (message: Message) => void };

type Heard = { onChanged: () => void; onSettled: (settled: readonly Settled[]) => void };

export function joinTabs({ onChanged, onSettled }: Heard): TabsOfOutbox {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => undefined };
  const channel = new BroadcastChannel('outbox');
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.settled) onSettled(data.settled);
    else onChanged();
  };
  return { tell: (message) => channel.postMessage(message) };
}
