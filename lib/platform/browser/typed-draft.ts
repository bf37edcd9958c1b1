import { readStored, removeStored, writeStored } from './stored-values';

type Kept = { readonly of: string; readonly text: string };

/** What stood in a field when its page was left or read anew, in this tab. `of` is whose and where: it comes back to nobody else. */
export function draftOf(key: string, of: string): string {
  const kept = readStored('session', key) as Kept | undefined;
  return kept?.of === of ? kept.text : '';
}

export function keepDraft(key: string, of: string, text: string): void {
  if (text) writeStored('session', key, { of, text } satisfies Kept);
  else removeStored('session', key);
}
