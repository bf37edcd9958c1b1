/** Codes made here go into addresses unescaped. Older ones may hold '/' and open by query (§5). */
export const courseCode = /^[A-Za-z0-9_-]+$/;

export const coursesPerPage = 30;

/** A form that was opened before another save would overwrite it unseen. */
export function isStale(revision: number, expected: number | undefined): boolean {
  return expected !== undefined && expected !== revision;
}

export const photoWidth = 640;
export const photoHeight = 360;
/** Enough for a picture from a phone; it is re-encoded to a few KB. */
export const photoBytesMax = 8 * 1024 * 1024;
