import { buffer } from 'node:stream/consumers';
import { thumbnail } from './images';
import { openFile } from './storage';

/** The longer side in pixels, and the most that it may weigh: a school's line brings 50 KB a second. */
const sizes = {
  /** In a list of thirty that a device keeps. */
  face: { side: 64, bytesMax: 700 },
  /** Beside a name, 120 px wide on a screen of double density. A catalogue shows a dozen. */
  small: { side: 240, bytesMax: 2 * 1024 },
  /** The one picture of a page. */
  wide: { side: 480, bytesMax: 12 * 1024 },
} as const;

export type SmallSize = keyof typeof sizes;

export function isSmallSize(name: string): name is SmallSize {
  return Object.hasOwn(sizes, name);
}

/** Two megabytes at most, the oldest first to go. */
const keptMax = 300;

/** A picture is made when it is first asked for, once however many ask, and may be lost. */
const made = new Map<string, Promise<Buffer | undefined>>();

/** The stored picture made smaller. Nothing when there is no such file. */
export async function smallPicture(key: string, size: SmallSize): Promise<Buffer | undefined> {
  const place = `${key} ${size}`;
  const making = made.get(place) ?? make(key, size);
  made.delete(place);
  made.set(place, making);
  const [oldest] = made.keys();
  if (oldest !== undefined && made.size > keptMax) made.delete(oldest);
  const picture = await making.catch((error: unknown) => forget(place, error));
  if (!picture) made.delete(place);
  return picture;
}

function forget(place: string, error: unknown): never {
  made.delete(place);
  throw error;
}

async function make(key: string, size: SmallSize): Promise<Buffer | undefined> {
  const stored = await openFile(key);
  return stored && thumbnail(await buffer(await stored.read()), sizes[size]);
}
