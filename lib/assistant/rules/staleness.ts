/** An answer of which nothing was written for so long is being written by nobody. */
export const staleAfterMs = 45_000;

/** What is being written and was last written on before this moment has failed. */
export function staleBefore(now: Date): Date {
  return new Date(now.getTime() - staleAfterMs);
}
