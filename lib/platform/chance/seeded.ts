/** Draws from 0 up to, but not, the limit. */
export type Draw = (limit: number) => number;

/** What a stored seed may be: what a column of 32 bits holds. */
export const seedMost = 2 ** 31 - 1;

/** Chance that can be told again: the same seed gives the same draws (mulberry32). Nothing secret comes of it. */
export function seeded(seed: number): Draw {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/** The same things in another order, each order as likely. */
export function shuffled<Item>(items: readonly Item[], draw: Draw): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}
