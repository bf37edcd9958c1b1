import { unstable_cache } from 'next/cache';
import type { PageTag } from './tags';

/** Ties a catalogue read, and every static page that makes it, to the tag that a publishing command announces. */
export function tagged<Args extends string[], Result>(
  tag: PageTag,
  read: (...args: Args) => Promise<Result>,
  name: string,
) {
  return unstable_cache(read, [name], { tags: [tag], revalidate: sharedAgeSeconds });
}

/** The most that a lost announcement can cost. */
const sharedAgeSeconds = 60;
