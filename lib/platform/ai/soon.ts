/** A dozen tokens of a fast model; nobody sees words come in such steps. */
const momentMs = 100;

let waiting = new Set<() => void>();

/** Once this moment is over, with all else that waits for it: one timer for a hundred tokens a second of fifty pupils. */
export function soon(run: () => void): void {
  if (waiting.size === 0) setTimeout(runAll, momentMs);
  waiting.add(run);
}

function runAll(): void {
  const due = waiting;
  waiting = new Set();
  for (const run of due) run();
}
