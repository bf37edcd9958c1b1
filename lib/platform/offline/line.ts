/** What the worker knows of the line: `inTime` gives the answer, or nothing once it is to be had from what is kept. */
export type Line = { inTime(ask: () => Promise<Response>): Promise<Response | undefined> };

/**
 * A line that is cut says so at once. One that swallows what it is given says nothing for minutes: after `patienceMs` it
 * is dead, and is not waited for again until `deadMs` have passed or something came over it after all. Sent as text: it
 * uses nothing from outside.
 */
export function lineOf(patienceMs: number, deadMs: number): Line {
  let deadUntil = 0;
  function alive(response: Response) {
    deadUntil = 0;
    return response;
  }
  return {
    async inTime(ask) {
      const answer = ask().then(alive, () => undefined);
      if (Date.now() < deadUntil) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<undefined>((done) => {
        timer = setTimeout(() => {
          deadUntil = Date.now() + deadMs;
          done(undefined);
        }, patienceMs);
      });
      const first = await Promise.race([answer, late]);
      clearTimeout(timer);
      return first;
    },
  };
}
