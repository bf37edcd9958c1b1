/** What the tabs of a browser tell each other. */
export type Tabs<Message> = { readonly tell: (message: Message) => void; readonly part: () => void };

type Joining<Message> = {
  onMessage: (message: Message) => void;
  /** This tab now works for all of them, until it parts. */
  onLead: () => void;
  /** Only without locks: the tab is not looked at, and works for nobody. */
  onRest: () => void;
};

const name = 'live';

/** Locks and channels are missing where a school opens the product by plain http on its network. */
export function joinTabs<Message>(joining: Joining<Message>): Tabs<Message> {
  return 'locks' in navigator && 'BroadcastChannel' in window ? joinOthers(joining) : stayAlone(joining);
}

function joinOthers<Message>({ onMessage, onLead }: Joining<Message>): Tabs<Message> {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  const waiting = new AbortController();
  let leave: (() => void) | undefined;
  navigator.locks
    .request(name, { signal: waiting.signal }, () => {
      onLead();
      return new Promise<void>((resolve) => {
        leave = resolve;
      });
    })
    // It parted before it was its turn.
    .catch(() => undefined);
  return {
    tell: (message) => channel.postMessage(message),
    part: () => {
      channel.close();
      if (leave) leave();
      else waiting.abort();
    },
  };
}

/** Each tab leads for itself, but only while it is looked at. */
function stayAlone<Message>({ onLead, onRest }: Joining<Message>): Tabs<Message> {
  const look = () => (document.visibilityState === 'visible' ? onLead() : onRest());
  document.addEventListener('visibilitychange', look);
  queueMicrotask(look);
  return { tell: () => undefined, part: () => document.removeEventListener('visibilitychange', look) };
}
