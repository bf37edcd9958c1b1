/** When this page began, by both clocks. */
const began = { wall: Date.now(), steady: Math.floor(performance.now()) };

/**
 * By this device, never earlier than the steady clock says: one that is set back does not turn time back. In whole
 * milliseconds, as a server counts: of a countdown that is held with a fraction left it takes none.
 */
export function deviceNow(): number {
  return Math.max(Date.now(), began.wall + Math.floor(performance.now()) - began.steady);
}

/** A device whose clock is wrong by more than this is far off, however long the page was on its way. */
const farMs = 120_000;

type Read = {
  /** The server's clock when the page was read. */
  readAt: number;
  /** This device's when it asked for the document, which was before, and as the page stands, which is later. */
  askedAt: number;
  now: number;
};

/**
 * How far the server's clock is ahead of this device's, as far as it is certain. What a server read before now cannot lie
 * ahead, nor before the page was asked for: all between the two may be the line's.
 */
export function offsetOf({ readAt, askedAt, now }: Read): number {
  const atLeast = readAt - now;
  if (Math.abs(atLeast) > farMs || atLeast > 0) return atLeast;
  return Math.min(0, readAt - askedAt);
}

/** As it was found when that page was new. A server draws pages of many, and none of them again. */
const found = new Map<string, number>();

/**
 * For what was read just now. A page that the back button brings again, and a part of it that opens later, are older than
 * they look: measured anew, a right clock would be wrong by that, and each tap dated before those that it follows.
 */
export function offsetSince(readAt: string): number {
  const known = found.get(readAt) ?? measured(readAt);
  if (globalThis.document) found.set(readAt, known);
  return known;
}

function measured(readAt: string): number {
  // The steady clock counts from when the document was asked for; `timeOrigin` would keep an hour that was set anew since.
  return offsetOf({ readAt: Date.parse(readAt), askedAt: began.wall - began.steady, now: deviceNow() });
}
