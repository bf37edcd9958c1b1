/** How long each part of an answer is waited for. */
export type Waits = {
  connectMs: number;
  /** From the first asking to the first word that is shown, with every new try. */
  firstTextMs: number;
  silenceMs: number;
  /** Behind words that were shown, for what comes and cannot be shown yet: a program is read before it is told. */
  heldMs: number;
  /** The whole of it, however steadily it drips. */
  wholeMs: number;
  /** The longest that a server that is busy may ask us to wait before the one who asked is told. */
  busyMsMax: number;
  backoffMs: number;
};

export const usualWaits: Waits = {
  connectMs: 5000,
  firstTextMs: 8000,
  silenceMs: 8000,
  heldMs: 20_000,
  wholeMs: 5 * 60_000,
  busyMsMax: 4000,
  backoffMs: 250,
};

/**
 * Calls once when a part takes too long; what comes and shows nothing is silence to whoever waits. Two timers an answer,
 * moved on by what arrives: no timer a token.
 */
export function watch({ connectMs, firstTextMs, silenceMs, heldMs, wholeMs }: Waits, tooLong: () => void) {
  const begun = performance.now();
  const whole = setTimeout(tooLong, wholeMs);
  let timer = setTimeout(tooLong, Math.min(connectMs, firstTextMs));
  let held: NodeJS.Timeout | undefined;
  function next(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(tooLong, ms);
  }
  return {
    connected: () => next(Math.max(0, firstTextMs - (performance.now() - begun))),
    text(isShown: boolean) {
      if (held) timer.refresh();
      else if (isShown) next(silenceMs);
      if (isShown) held = held?.refresh() ?? setTimeout(tooLong, heldMs);
    },
    end() {
      clearTimeout(timer);
      clearTimeout(held);
      clearTimeout(whole);
    },
  };
}
