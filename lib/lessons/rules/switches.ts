/**
 * A lesson that nobody closed holds nobody back at home: a switch is good for a morning (`queries/assistant-off.ts` says
 * the same in SQL).
 */
const switchMs = 4 * 3600 * 1000;

type Held = { readonly status: string; readonly screensOff: boolean; readonly screensSwitchedAt: Date | null };

/** Whether who teaches has the pupils' screens off now. */
export function areScreensOff({ status, screensOff, screensSwitchedAt: at }: Held, now: Date): boolean {
  return status === 'ongoing' && screensOff && at !== null && now.getTime() - at.getTime() < switchMs;
}
