/** How long each part of an answer is waited for. */
export type Waits = {
  connectMs: number;
  /** From the first asking to the first word, with every new try. */
  firstTextMs: number;
  silenceMs: number;
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
  wholeMs: 5 * 60_000,
  busyMsMax: 4000,
  backoffMs: 250,
};

/** Calls once when a part takes too long. One timer an answer, moved on by what arrives: no timer a token. */
export function watch({ connectMs, firstTextMs, silenceMs, wholeMs }: Waits, tooLong: () => void) {
  const begun = performance.now();
  const whole = setTimeout(tooLong, wholeMs);
  let timer = setTimeout(tooLong, Math.min(connectMs, firstTextMs));
  let texts = 0;
  function next(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(tooLong, ms);
  }
  return {
    connected: () => next(Math.max(0, firstTextMs - (performance.now() - begun))),
    text() {
      texts += 1;
      if (texts === 1) next(silenceMs);
      else timer.refresh();
    },
    end() {
      clearTimeout(timer);
      clearTimeout(whole);
    },
  };
}
