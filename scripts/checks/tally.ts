/** What one step of the checks found. */
export type Tally = { passed: number; failed: number; output: string };

export function ofOne(failed: boolean, output: string): Tally {
  return { passed: failed ? 0 : 1, failed: failed ? 1 : 0, output };
}

/** A run that broke before, after or between its tests failed too, even when each test it reached passed. */
export function ofMany(passed: number, failed: number, code: number, output: string): Tally {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output };
}
