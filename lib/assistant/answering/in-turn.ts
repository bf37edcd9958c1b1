/** Fewer than the connections of the pool: who waits for one of those for two seconds is refused, and others want some. */
const atOnceMax = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** A class that asks at once, when its school's day is used up, opens its transactions one after the other. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnceMax) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
