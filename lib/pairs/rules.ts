import { seeded, shuffled } from '@/lib/platform/chance/seeded';

/** Who programs with whom: two, and three in one of an odd class. The first of each drives first. */
export type Pairs = readonly (readonly string[])[];

/** A repetition weighs more than when it was: first as few as can be, then the ones longest ago. */
const repetition = 1000;

/**
 * So that pairs come again as late as they can: the rounds of the circle method give each two one meeting before any
 * second one, and swaps mend what absences and new pupils broke. The same for the same history and seed.
 */
export function pairsOf(present: readonly string[], history: readonly Pairs[], seed: number): string[][] {
  const pupils = shuffled([...present].sort(), seeded(seed));
  const cost = costOf(history);
  // A round that needs no mending first: mended ones take from rounds that are still to come.
  const rounds = circleRounds(pupils)
    .map((round) => withThird(round, cost))
    .toSorted((one, other) => total(one, cost) - total(other, cost));
  const mended = rounds.map((round) => mend(round, cost));
  const [best = []] = mended.toSorted((one, other) => total(one, cost) - total(other, cost));
  const drove = drivesIn(history);
  return best.map((pair) => pair.toSorted((one, other) => (drove.get(one) ?? 0) - (drove.get(other) ?? 0)));
}

/** Two who change places; of the same pair, who drives first. */
export function swappedPlaces(pairs: Pairs, one: string, other: string): string[][] {
  return pairs.map((pair) => pair.map((id) => (id === one ? other : id === other ? one : id)));
}

/** How often two were together. */
export function meetingsOf(pairs: Pairs, history: readonly Pairs[]): number {
  const cost = costOf(history);
  return pairs.reduce((sum, pair) => sum + Math.floor(within(pair, cost) / repetition), 0);
}

type Cost = (one: string, other: string) => number;

function costOf(history: readonly Pairs[]): Cost {
  const known = new Map<string, number>();
  const key = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`);
  for (const [lesson, pairs] of history.entries()) {
    for (const [one, other] of pairs.flatMap(couples)) {
      const before = Math.floor((known.get(key(one, other)) ?? 0) / repetition);
      known.set(key(one, other), (before + 1) * repetition + Math.min(lesson + 1, repetition - 1));
    }
  }
  return (one, other) => known.get(key(one, other)) ?? 0;
}

function couples(pair: readonly string[]): [string, string][] {
  return pair.flatMap((one, index) => pair.slice(index + 1).map((other): [string, string] => [one, other]));
}

function within(pair: readonly string[], cost: Cost): number {
  return couples(pair).reduce((sum, [one, other]) => sum + cost(one, other), 0);
}

function total(pairs: Pairs, cost: Cost): number {
  return pairs.reduce((sum, pair) => sum + within(pair, cost), 0);
}

/** All rounds of the circle method: one stands still and the others walk around. Of an odd class one sits out each. */
function circleRounds(pupils: readonly string[]): string[][][] {
  const seats = pupils.length % 2 === 0 ? [...pupils] : [...pupils, ''];
  const [still, ...walking] = seats;
  if (still === undefined) return [];
  return walking.map((_, round) => {
    const circle = [still, ...walking.slice(round), ...walking.slice(0, round)];
    const half = circle.length / 2;
    return circle.slice(0, half).map((one, index) => [one, circle.at(-1 - index) as string].filter(Boolean));
  });
}

/** Whoever sits out joins the pair that knows him least. */
function withThird(round: readonly string[][], cost: Cost): string[][] {
  const pairs = round.filter((pair) => pair.length === 2);
  const [alone] = round.find((pair) => pair.length === 1) ?? [];
  if (alone === undefined) return pairs;
  const joined = pairs.toSorted((one, other) => within([...one, alone], cost) - within([...other, alone], cost))[0];
  return joined ? pairs.map((pair) => (pair === joined ? [...pair, alone] : pair)) : [[alone]];
}

/** Swaps of two between pairs, as long as one makes it better. */
function mend(pairs: string[][], cost: Cost): string[][] {
  let standing: string[][] = pairs;
  for (let better = betterSwap(standing, cost); better; better = betterSwap(standing, cost)) standing = better;
  return standing;
}

function betterSwap(pairs: readonly string[][], cost: Cost): string[][] | undefined {
  for (const pair of pairs) {
    if (within(pair, cost) === 0) continue;
    for (const other of pairs) {
      const swap = other === pair ? undefined : swapOfTwo(pair, other, cost);
      if (swap) return pairs.map((each) => (each === pair ? swap[0] : each === other ? swap[1] : each));
    }
  }
  return undefined;
}

/** Both pairs after the first exchange that makes them better; nothing where none does. */
function swapOfTwo(pair: string[], other: string[], cost: Cost): [string[], string[]] | undefined {
  const now = within(pair, cost) + within(other, cost);
  for (const one of pair) {
    for (const another of other) {
      const [first = [], second = []] = swappedPlaces([pair, other], one, another);
      if (within(first, cost) + within(second, cost) < now) return [first, second];
    }
  }
  return undefined;
}

function drivesIn(history: readonly Pairs[]): Map<string, number> {
  const drove = new Map<string, number>();
  for (const [driver] of history.flat()) if (driver) drove.set(driver, (drove.get(driver) ?? 0) + 1);
  return drove;
}
