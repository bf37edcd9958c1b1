/**
 * A lesson that nobody closed holds nobody back at home: a switch is good for a morning (`queries/assistant-off.ts` says
 * the same in SQL).
 */
const switchMs = 4 * 3600 * 1000;

type Held = { readonly status: string; readonly screensOff: boolean; readonly switchedAt: Date | null };

/** Whether who teaches has the pupils' screens off now. */
export function areScreensOff({ status, screensOff, switchedAt }: Held, now: Date): boolean {
  return status === 'ongoing' && screensOff && switchedAt !== null && now.getTime() - switchedAt.getTime() < switchMs;
}
