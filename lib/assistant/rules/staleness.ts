/** An answer that waits for its first word is touched this often: four times missed before it counts as nobody's. */
export const touchedEveryMs = 10_000;

/** An answer of which nothing was written for so long is being written by nobody. */
export const staleAfterMs = 45_000;

/** What is being written and was last written on before this moment has failed. */
export function staleBefore(now: Date): Date {
  return new Date(now.getTime() - staleAfterMs);
}
