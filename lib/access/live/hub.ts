import { listenTo } from '@/lib/platform/db/notifications';
import { log } from '@/lib/platform/log/log';
import { metrics } from '@/lib/platform/metrics/metrics';
import { livingSessions } from '../session';
import { channel, currentPosition, eventsFrom, type LiveEvent } from './event-log';
import type { Position } from './position';

export type Ear = {
  readonly since: number;
  readonly sessionId: string;
  readonly topics: ReadonlySet<string>;
  hear(events: readonly LiveEvent[], position: Position): void;
  /** `session-over` is final; after `again` the browser comes back, here or to another instance. */
  close(why: 'again' | 'session-over'): void;
};

type Hub = {
  readonly ears: Set<Ear>;
  /** Undefined while the bell is not heard: then nobody may listen, or he would wait for nothing. */
  position?: Position;
  /** Events of transactions from the position on that were handed out already. */
  handedOut: Set<string>;
  reading: boolean;
  rung: boolean;
  closed: boolean;
  ready?: Promise<void>;
};

/** One a process, whatever bundle asks: the routes open ears, the stopping server closes them. */
const held = globalThis as { liveHub?: Hub };

function hub(): Hub {
  held.liveHub ??= { ears: new Set(), handedOut: new Set(), reading: false, rung: false, closed: false };
  return held.liveHub;
}

const heartbeatMs = 20_000;
/** Then a browser comes back, so that what it may hear is judged anew. */
const longestMs = 15 * 60_000;

/** From the first ear on this process hears the bell. */
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
        for (const ear of own.ears) ear.close('again');
        resolve();
      },
    });
    setInterval(() => void beat(own), heartbeatMs).unref();
  });
  return own.ready;
}

/** Adds an ear and says from where on it hears everything; undefined when nobody can listen here now. */
export async function addEar(ear: Ear): Promise<Position | undefined> {
  const own = hub();
  await start(own);
  if (own.closed || !own.position) return undefined;
  own.ears.add(ear);
  metrics().streams.set(own.ears.size);
  return own.position;
}

export function removeEar(ear: Ear): void {
  const { ears } = hub();
  ears.delete(ear);
  metrics().streams.set(ears.size);
}

export function earCount(): number {
  return hub().ears.size;
}

/** Before the server drains: an open stream would never end, and its browser can listen elsewhere meanwhile. */
export function closeEars(): void {
  const own = hub();
  own.closed = true;
  for (const ear of own.ears) ear.close('again');
}

/** One reading for all that rang meanwhile. */
async function readOut(own: Hub): Promise<void> {
  own.rung = true;
  if (own.reading) return;
  own.reading = true;
  try {
    while (own.rung && own.position) {
      own.rung = false;
      const { events, position } = await eventsFrom(own.position.seen, null);
      const fresh = events.filter(({ id }) => !own.handedOut.has(id));
      own.handedOut = new Set(events.map(({ id }) => id));
      own.position &&= position;
      await handOut(own, fresh, position);
    }
  } catch (err) {
    log().warn({ err }, 'live updates could not be read');
    for (const ear of own.ears) ear.close('again');
  } finally {
    own.reading = false;
  }
}

/** Only living sessions hear: a person who was signed out or deactivated gets nothing from that moment on. */
async function handOut(own: Hub, events: readonly LiveEvent[], position: Position): Promise<void> {
  const told = [...own.ears]
    .map((ear) => ({ ear, heard: events.filter(({ topic }) => ear.topics.has(topic)) }))
    .filter(({ heard }) => heard.length > 0);
  if (told.length === 0) return;
  const living = await livingSessions(told.map(({ ear }) => ear.sessionId));
  for (const { ear, heard } of told) {
    if (living.has(ear.sessionId)) ear.hear(heard, position);
    else ear.close('session-over');
  }
}

/** Keeps lines open that proxies would cut, and browsers informed how far they are. */
async function beat(own: Hub): Promise<void> {
  if (own.ears.size === 0) return;
  try {
    const living = await livingSessions([...own.ears].map(({ sessionId }) => sessionId));
    for (const ear of own.ears) {
      if (!living.has(ear.sessionId)) ear.close('session-over');
      else if (performance.now() - ear.since > longestMs) ear.close('again');
      else if (own.position) ear.hear([], { ...own.position, at: Date.now() });
    }
  } catch (err) {
    log().warn({ err }, 'live updates');
  }
}
