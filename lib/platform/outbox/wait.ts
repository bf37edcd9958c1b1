const firstMs = 500;
const longestMs = 30_000;

/** Longer each time, and never the same for a whole class. */
export function waitMs(tries: number, chance = Math.random()): number {
  return Math.min(longestMs, firstMs * 2 ** (tries - 1)) * (0.75 + chance / 2);
}
