import { refuse } from './refusal';

/** Media are named by what they hold, so that one picture in five lessons travels once. */
const mediaName = /^media\/[0-9a-f]{64}\.[a-z0-9]{1,5}$/;

/** Nothing of an archive is ever written under its own name; such a name is still no mistake of a friend. */
export function judgeAnyName(name: string): string {
  const leaves = name.split(/[/\\]/).includes('..') || /^[/\\]|^[A-Za-z]:/.test(name);
  if (leaves) refuse('archive-path', { entry: name });
  if (/[\\\p{Cc}\u{fffd}]/u.test(name)) refuse('archive-entry-name', { entry: name });
  return name;
}

/** Of an archive that holds one document and its media. */
export function judgeName(name: string, documentName: string): string {
  judgeAnyName(name);
  if (name !== documentName && name !== 'media/' && !mediaName.test(name)) {
    refuse('archive-unknown-entry', { entry: name });
  }
  return name;
}

export function mediaNameOf({ sha256, ending }: { sha256: string; ending: string }): string {
  return `media/${sha256}.${ending}`;
}

export function hashOf(mediaName: string): string {
  return mediaName.slice('media/'.length, 'media/'.length + 64);
}
