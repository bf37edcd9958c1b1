/** So many pieces of work at once; the others wait, and whoever came first goes first. */
function turns(atOnceMax: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnceMax) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * A class that asks at once, when its school's day is used up, opens its transactions one after the other. Fewer than
 * the connections of the pool: who waits for one of those for two seconds is refused, and others want some.
 */
export const inTurn = turns(4);

/** Fifty questions that are read a piece of each in turn are all ready at the end; one after the other, half are earlier. */
export const begunInTurn = turns(3);
