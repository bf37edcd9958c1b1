/** How long each part of an answer is waited for. */
export type Waits = {
  connectMs: number;
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
  firstTextMs: 30_000,
  silenceMs: 30_000,
  wholeMs: 5 * 60_000,
  busyMsMax: 4000,
  backoffMs: 250,
};

/** Calls once when a part takes too long. One timer an answer, moved on by what arrives: no timer a token. */
export function watch({ connectMs, firstTextMs, silenceMs, wholeMs }: Waits, tooLong: () => void) {
  const whole = setTimeout(tooLong, wholeMs);
  let timer = setTimeout(tooLong, connectMs);
  let texts = 0;
  function next(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(tooLong, ms);
  }
  return {
    connected: () => next(firstTextMs),
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
