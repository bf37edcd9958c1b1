import { personHere } from '../outbox/person-here';
import { isWithinWeek } from './age';
import { here, within } from './database';
import { type KeptPack, ofPerson } from './packs';

/** Who is signed in on this device, for pages that the server has not made. It shows and opens nothing. */
export type KeptPerson = {
  readonly id: string;
  readonly name: string;
  readonly tipo: string;
  /** Afterwards the line, when it is back, asks for a sign-in. */
  readonly sessionEnds: string;
  /** On a device that the pupils of a class share, or that others use next, as who signed in said. */
  readonly isShared?: boolean;
};

/**
 * A pack outlives its session where the device is one's own. Where a class shares it, a child who went away without leaving
 * is here no more: the next one reads nothing of hers, and taps nothing in her name.
 */
export function isHereNoMore({ isShared = false, sessionEnds }: KeptPerson, now = Date.now()): boolean {
  return isShared && Date.parse(sessionEnds) <= now;
}

type Stored = KeptPerson & { readonly keptAt: number };

/**
 * Each signed-in page says it, to the other tabs as well: whoever signs in takes the place of the one before, whose packs go.
 * What is a week old goes, whose it be.
 */
export async function keepPerson(person: KeptPerson, now = Date.now()): Promise<void> {
  tellTabs(person.id);
  await within('readwrite', (stores) => {
    const all = stores.packs.openCursor();
    all.onsuccess = () => {
      const cursor = all.result;
      if (!cursor) return;
      const pack = cursor.value as KeptPack;
      if (pack.person !== person.id || !isWithinWeek(pack.keptAt, now)) cursor.delete();
      cursor.continue();
    };
    return stores.person.put({ ...person, keptAt: now } satisfies Stored, here);
  });
}

export async function keptPerson(now = Date.now()): Promise<KeptPerson | undefined> {
  const stored: Stored | undefined = await within('readonly', (stores) => stores.person.get(here));
  return stored && isWithinWeek(stored.keptAt, now) ? stored : undefined;
}

/** Who signs in anew over a page is here as long as the new session lasts. */
export async function stayOn(
  session: Pick<KeptPerson, 'id' | 'sessionEnds' | 'isShared'>,
  now = Date.now(),
): Promise<void> {
  const person = await keptPerson(now);
  if (person?.id === session.id) await keepPerson({ ...person, ...session }, now);
}

const channelName = 'classroom';

/**
 * In this tab or another: whom this page was made for has left, or somebody else has signed in. Left standing, it would show
 * the one before, and keep in that name what the next one taps.
 */
export function onPersonGone(tell: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<string>) => data !== personHere() && tell();
  return () => channel.close();
}

function tellTabs(person: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(person);
  channel.close();
}

/** Nobody is here from this moment on, with a line or without. */
export async function forgetPersonHere(): Promise<void> {
  tellTabs('');
  await within('readwrite', ({ person, packs }) => {
    const found: IDBRequest<Stored | undefined> = person.get(here);
    found.onsuccess = () => {
      if (found.result) packs.delete(ofPerson(found.result.id));
      person.delete(here);
    };
    return found;
  });
}
