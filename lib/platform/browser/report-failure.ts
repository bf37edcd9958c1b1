/** The spec's own place for a failed call: the browser's console (§8). Nothing of the input is written. */
export function reportFailure(...facts: readonly (string | number | undefined)[]): void {
  console.error(...facts);
}

/** For what went wrong and is over. */
export function reportNote(...facts: readonly string[]): void {
  console.info(...facts);
}

/** For what is odd and goes on all the same. */
export function reportOddity(...facts: readonly string[]): void {
  console.warn(...facts);
}
