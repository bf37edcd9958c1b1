import { reportNote } from './report-failure';

let cut: { since: number; calls: number; first: string } | undefined;

/** No answer came at all. Nothing is said of each: on a school's line that may be hundreds. */
export function lineCut(call: string): void {
  cut ??= { since: Date.now(), calls: 0, first: call };
  cut.calls += 1;
}

/** The window hears it when the first answer has come after a time without: what waits for the line goes on now. */
export const lineBackEvent = 'line-back';

/** An answer came. One line tells of the whole time without. */
export function lineBack(): void {
  if (!cut) return;
  const { since, calls, first } = cut;
  cut = undefined;
  reportNote('the line was cut', `${Math.round((Date.now() - since) / 1000)} s`, `${calls} calls`, first);
  globalThis.dispatchEvent?.(new Event(lineBackEvent));
}
