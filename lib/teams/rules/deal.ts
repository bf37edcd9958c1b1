import { seeded, shuffled } from '@/lib/platform/chance/seeded';
import { balancedSizes } from './sizes';

/** Teams by their pupils; the first leads. */
export type Arrangement = readonly (readonly string[])[];

/** More swaps make no class visibly better (classroom-rules 5). */
const swapsMost = 200;

type Dealing = {
  pupils: readonly string[];
  teams: number;
  seed: number;
  /** The teams of the class's other projects: who was together, and who led. */
  earlier: Arrangement;
  /** Breaks a tie between two who led as often; it is never shown. */
  points: ReadonlyMap<string, number>;
};

/** The same for the same seed and the same past: shuffled, then swapped until fewer met before than could be undone. */
export function dealtTeams({ pupils, teams, seed, earlier, points }: Dealing): string[][] {
  const order = shuffled([...pupils].sort(), seeded(seed));
  const met = meetings(order, earlier);
  const dealt = dealOut(order.length, teams);
  for (let swaps = 0; swaps < swapsMost; swaps += 1) {
    const swap = bestSwap(dealt, met);
    if (!swap) break;
    exchange(dealt, swap);
  }
  const named = dealt.map((team) => team.map((index) => order[index] as string));
  return named.map((team) => leaderFirst(team, { earlier, points }));
}

/** How many pairs of these teams were in a team before. */
export function repeatedPairs(teams: Arrangement, earlier: Arrangement): number {
  const pupils = teams.flat();
  const met = meetings(pupils, earlier);
  const at = new Map(pupils.map((id, index) => [id, index]));
  const pairs = teams.flatMap((team) => pairsOf(team.map((id) => at.get(id) as number)));
  return pairs.reduce((sum, [one, other]) => sum + (met[one]?.[other] ?? 0), 0);
}

/** Puts first whoever led least, of those whoever has fewer points, of those whoever stood first. */
export function leaderFirst(
  team: readonly string[],
  { earlier, points }: Pick<Dealing, 'earlier' | 'points'>,
): string[] {
  const led = new Map<string, number>();
  for (const [leader] of earlier) if (leader) led.set(leader, (led.get(leader) ?? 0) + 1);
  const [leader] = team.toSorted(
    (one, other) => (led.get(one) ?? 0) - (led.get(other) ?? 0) || (points.get(one) ?? 0) - (points.get(other) ?? 0),
  );
  return leader === undefined ? [] : [leader, ...team.filter((id) => id !== leader)];
}

type Met = readonly (readonly number[])[];
type Spot = { team: number; place: number };

/** How often two were together, both by their place in the order. */
function meetings(order: readonly string[], earlier: Arrangement): number[][] {
  const at = new Map(order.map((id, index) => [id, index]));
  const met = order.map(() => order.map(() => 0));
  for (const team of earlier) {
    for (const [one, other] of pairsOf(team.flatMap((id) => at.get(id) ?? []))) {
      (met[one] as number[])[other] = (met[one]?.[other] ?? 0) + 1;
      (met[other] as number[])[one] = (met[other]?.[one] ?? 0) + 1;
    }
  }
  return met;
}

function pairsOf(team: readonly number[]): [number, number][] {
  return team.flatMap((one, index) => team.slice(index + 1).map((other): [number, number] => [one, other]));
}

function dealOut(pupils: number, teams: number): number[][] {
  let next = 0;
  return balancedSizes(pupils, teams).map((size) => Array.from({ length: size }, () => next++));
}

/** The exchange of two pupils that undoes most meetings; none where each would make as many. */
function bestSwap(dealt: readonly number[][], met: Met): [Spot, Spot] | undefined {
  const spots = dealt.flatMap((team, index) => team.map((_, place): Spot => ({ team: index, place })));
  const cost = (pupil: number, spot: Spot) => costIn(dealt[spot.team] as number[], { pupil, place: spot.place }, met);
  let best: [Spot, Spot] | undefined;
  let most = 0;
  for (const [index, one] of spots.entries()) {
    for (const other of spots.slice(index + 1)) {
      if (one.team === other.team) continue;
      const [first, second] = [at(dealt, one), at(dealt, other)];
      const gain = cost(first, one) + cost(second, other) - cost(second, one) - cost(first, other);
      if (gain > most) [best, most] = [[one, other], gain];
    }
  }
  return best;
}

/** How often a pupil was with those who sit around that place. */
function costIn(team: readonly number[], { pupil, place }: { pupil: number; place: number }, met: Met): number {
  return team.reduce((sum, mate, index) => (index === place ? sum : sum + (met[pupil]?.[mate] ?? 0)), 0);
}

function exchange(dealt: number[][], [one, other]: [Spot, Spot]): void {
  const [first, second] = [at(dealt, one), at(dealt, other)];
  (dealt[one.team] as number[])[one.place] = second;
  (dealt[other.team] as number[])[other.place] = first;
}

function at(dealt: readonly number[][], { team, place }: Spot): number {
  return dealt[team]?.[place] as number;
}
