/** Runs work a few at a time. Those who wait take turns by queue, so that one that floods waits behind itself. */
export function fairLanes(count: number) {
  const queues = new Map<string, (() => void)[]>();
  let busy = 0;

  function wait(queue: string): Promise<void> {
    return new Promise((resolve) => {
      const own = queues.get(queue);
      if (own) own.push(resolve);
      else queues.set(queue, [resolve]);
    });
  }

  /** The queue whose turn it was goes to the end of the row. */
  function next(): (() => void) | undefined {
    for (const [queue, own] of queues) {
      const first = own.shift();
      queues.delete(queue);
      if (own.length > 0) queues.set(queue, own);
      return first;
    }
    return undefined;
  }

  return async function inLane<T>(queue: string, work: () => Promise<T>): Promise<T> {
    if (busy >= count) await wait(queue);
    else busy += 1;
    try {
      return await work();
    } finally {
      const first = next();
      if (first) first();
      else busy -= 1;
    }
  };
}
