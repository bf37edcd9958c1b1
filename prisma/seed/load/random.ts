import { createHash } from 'node:crypto';

/** Chance that can be told again: the same seed gives the same draws, and each chapter draws from a source of its own. */
export type Random = {
  /** From 0 up to, but not, `limit`. */
  below(limit: number): number;
  pick<T>(from: readonly T[]): T;
  /** A moment in the weeks before the fixed clock, as PostgreSQL reads it. */
  moment(): string;
  /** An id of version 7 whose time marks it as load data. */
  id(): string;
};

/** No id of a real row has the time of this year: the product did not exist. It is how load data is known and removed. */
export const markedFrom = Date.UTC(2000, 0, 1);
export const markedUntil = Date.UTC(2001, 0, 1);

/** The fixed clock: when the load's school year had its first weeks behind it. */
const clock = Date.UTC(2026, 2, 2, 12);
const weeksMs = 28 * 24 * 3600 * 1000;

export function randomOf(seed: number, chapter: string): Random {
  const draw = generator(createHash('sha256').update(`${seed} ${chapter}`).digest());
  const below = (limit: number) => Math.floor((draw() / 2 ** 32) * limit);
  const hex = (bits: number) =>
    below(2 ** bits)
      .toString(16)
      .padStart(bits / 4, '0');
  // Chapters begin at different moments, so that no two of them can make the same id.
  let time = markedFrom + below(300) * 24 * 3600 * 1000;
  return {
    below,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    moment: () => new Date(clock - below(weeksMs)).toISOString(),
    id: () => uuid(time++, `7${hex(12)}`, `${(8 + below(4)).toString(16)}${hex(12)}`, hex(24) + hex(24)),
  };
}

/** The least id whose time is this. */
export function lowestId(time: number): string {
  return uuid(time, '0000', '0000', '0'.repeat(12));
}

function uuid(time: number, ...rest: string[]): string {
  const at = time.toString(16).padStart(12, '0');
  return [at.slice(0, 8), at.slice(8), ...rest].join('-');
}

/** sfc32: small, fast and good enough for rows that nobody guesses. */
function generator(seed: Buffer): () => number {
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => seed.readUInt32LE(at)) as [number, number, number, number];
  return () => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return t >>> 0;
  };
}
