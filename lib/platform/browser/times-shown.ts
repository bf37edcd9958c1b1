let times = 0;

/** What this page shows was read anew from the server, or told by it. */
export function shownAnew(): void {
  times += 1;
}

/** Whoever presses twice with the same number between has seen nothing new meanwhile. */
export function timesShown(): number {
  return times;
}
