import { listenTo } from '@/lib/platform/db/notifications';
import { log } from '@/lib/platform/log/log';
import { metrics } from '@/lib/platform/metrics/metrics';
import { livingSessions } from '../session';
import { channel, currentPosition, eventsFrom, type LiveEvent } from './event-log';
import { judgedAnew } from './judge-anew';
import type { Position } from './position';

export type LiveListener = {
  readonly since: number;
  readonly sessionId: string;
  readonly accountId: string;
  readonly topics: ReadonlySet<string>;
  hear(events: readonly LiveEvent[], position: Position): void;
  /** `session-over` is final; after `again` the browser comes back, here or to another instance. */
  close(why: 'again' | 'session-over'): void;
};

type Hub = {
  readonly listeners: Set<LiveListener>;
  /** Undefined while the database notifies nobody here: then nobody may listen, or he would wait for nothing. */
  position?: Position;
  /** Events of transactions from the position on that were handed out already. */
  handedOut: Set<string>;
  reading: boolean;
  notified: boolean;
  closed: boolean;
  ready?: Promise<void>;
};

/** One a process, whatever bundle asks: the routes open listeners, the stopping server closes them. */
const held = globalThis as { liveHub?: Hub };

function hub(): Hub {
  held.liveHub ??= { listeners: new Set(), handedOut: new Set(), reading: false, notified: false, closed: false };
  return held.liveHub;
}

const heartbeatMs = 20_000;
/** Then a browser comes back, so that what it may hear is judged anew. */
const longestMs = 15 * 60_000;

/** From the first listener on the database notifies this process. */
function start(own: Hub): Promise<void> {
  own.ready ??= new Promise((resolve) => {
    listenTo(channel, {
      heard: () => void readOut(own),
      connected: () =>
        currentPosition()
          .then((position) => Object.assign(own, { position, handedOut: new Set() }))
          .catch((err) => log().warn({ err }, 'live updates'))
          .finally(resolve),
      lost: () => {
        own.position = undefined;
        for (const listener of own.listeners) listener.close('again');
        resolve();
      },
    });
    setInterval(() => void beat(own), heartbeatMs).unref();
  });
  return own.ready;
}

/** Adds a listener and says from where on it hears everything; undefined when nobody can listen here now. */
export async function addListener(listener: LiveListener): Promise<Position | undefined> {
  const own = hub();
  await start(own);
  if (own.closed || !own.position) return undefined;
  own.listeners.add(listener);
  metrics().streams.set(own.listeners.size);
  return own.position;
}

export function removeListener(listener: LiveListener): void {
  const { listeners } = hub();
  listeners.delete(listener);
  metrics().streams.set(listeners.size);
}

export function listenerCount(): number {
  return hub().listeners.size;
}

/** Before the server drains: an open stream would never end, and its browser can listen elsewhere meanwhile. */
export function closeListeners(): void {
  const own = hub();
  own.closed = true;
  for (const listener of own.listeners) listener.close('again');
}

/** One reading for all that was notified meanwhile. */
async function readOut(own: Hub): Promise<void> {
  own.notified = true;
  if (own.reading) return;
  own.reading = true;
  try {
    while (own.notified && own.position) {
      own.notified = false;
      const { events, position } = await eventsFrom(own.position.seen, null);
      const fresh = events.filter(({ id }) => !own.handedOut.has(id));
      own.handedOut = new Set(events.map(({ id }) => id));
      own.position &&= position;
      await handOut(own, fresh, position);
    }
  } catch (err) {
    log().warn({ err }, 'live updates could not be read');
    for (const listener of own.listeners) listener.close('again');
  } finally {
    own.reading = false;
  }
}

/** Only living sessions hear: a person who was signed out or deactivated gets nothing from that moment on. */
async function handOut(own: Hub, events: readonly LiveEvent[], position: Position): Promise<void> {
  // First: whoever may still hear what came meanwhile comes back and catches up.
  const anew = judgedAnew(events);
  for (const listener of [...own.listeners]) if (anew.has(listener.accountId)) listener.close('again');
  const addressed = [...own.listeners]
    .map((listener) => ({ listener, heard: events.filter(({ topic }) => listener.topics.has(topic)) }))
    .filter(({ heard }) => heard.length > 0);
  if (addressed.length === 0) return;
  const living = await livingSessions(addressed.map(({ listener }) => listener.sessionId));
  for (const { listener, heard } of addressed) {
    if (living.has(listener.sessionId)) listener.hear(heard, position);
    else listener.close('session-over');
  }
}

/** Keeps lines open that proxies would cut, and browsers informed how far they are. */
async function beat(own: Hub): Promise<void> {
  if (own.listeners.size === 0) return;
  try {
    const living = await livingSessions([...own.listeners].map(({ sessionId }) => sessionId));
    for (const listener of own.listeners) {
      if (!living.has(listener.sessionId)) listener.close('session-over');
      else if (performance.now() - listener.since > longestMs) listener.close('again');
      else if (own.position) listener.hear([], { ...own.position, at: Date.now() });
    }
  } catch (err) {
    log().warn({ err }, 'live updates');
  }
}
