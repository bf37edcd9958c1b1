/** Codes made here go into addresses unescaped. Older ones may hold '/' and open by query (§5). */
export const courseCode = /^[A-Za-z0-9_-]+$/;

/** What may be asked for: older codes hold almost anything. */
export const codeLengthMax = 40;

export function mayBeCode(code: string): boolean {
  return code.length > 0 && code.length <= codeLengthMax && !code.includes('\0');
}

export const coursesPerPage = 30;

/** A form that was opened before another save would overwrite it unseen. */
export function isStale(revision: number, expected: number | undefined): boolean {
  return expected !== undefined && expected !== revision;
}

export const photoWidth = 640;
export const photoHeight = 360;
/** Enough for a picture from a phone; it is re-encoded to a few KB. */
export const photoBytesMax = 8 * 1024 * 1024;
