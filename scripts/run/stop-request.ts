/** A stop that was asked for while something was still being brought up. Not a failure. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

/** Signals of one keypress arrive more than once: from the terminal, from npm and from the bootstrap. */
const oneKeypressMs = 1000;

/** Aborts at the first SIGINT, SIGTERM or SIGHUP; a second keypress ends the process at once. */
export function stopRequest(): AbortSignal {
  const controller = new AbortController();
  let firstAt = Number.POSITIVE_INFINITY;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted && performance.now() - firstAt > oneKeypressMs) process.exit(130);
      if (controller.signal.aborted) return;
      firstAt = performance.now();
      controller.abort(new Interrupted());
    });
  }
  return controller.signal;
}

export function requested(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
