import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealtTeams, leaderFirst, repeatedPairs } from './deal';
import { balancedSizes, teamNumbers } from './sizes';

const ids = Array.from({ length: 40 }, (_, index) => `pupil ${String(index).padStart(2, '0')}`);
const noPoints = new Map<string, number>();
const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });

/** A class, a number of teams that it can be in, and the seeds of the projects before. */
const dealing = fc
  .record({
    count: fc.integer({ min: 2, max: 40 }),
    share: fc.nat(1000),
    seed,
    before: fc.array(seed, { maxLength: 3 }),
  })
  .map(({ count, share, before, ...rest }) => {
    const { least, most } = teamNumbers(count);
    const teams = least + (share % (most - least + 1));
    const pupils = ids.slice(0, count);
    const earlier = before.flatMap((each) => dealtTeams({ pupils, teams, seed: each, earlier: [], points: noPoints }));
    return { pupils, teams, earlier, points: noPoints, ...rest };
  });

describe('dealing teams', () => {
  it('places everybody once, in teams of balanced sizes', () => {
    fc.assert(
      fc.property(dealing, (given) => {
        const dealt = dealtTeams(given);
        expect(dealt.flat().sort()).toEqual([...given.pupils].sort());
        expect(dealt.map((team) => team.length)).toEqual(balancedSizes(given.pupils.length, given.teams));
      }),
    );
  });

  it('gives the same teams for the same seed, in whatever order the class is read', () => {
    fc.assert(
      fc.property(dealing, (given) => {
        expect(dealtTeams({ ...given, pupils: given.pupils.toReversed() })).toEqual(dealtTeams(given));
      }),
    );
  });

  it('repeats no more pairs than the same shuffle without swaps, and none that one swap could spare', () => {
    fc.assert(
      fc.property(dealing, (given) => {
        const dealt = dealtTeams(given);
        const found = repeatedPairs(dealt, given.earlier);
        expect(found).toBeLessThanOrEqual(repeatedPairs(dealtTeams({ ...given, earlier: [] }), given.earlier));
        const [one = [], other = []] = dealt;
        const swapped = [
          [other[0] as string, ...one.slice(1)],
          [one[0] as string, ...other.slice(1)],
        ];
        const both = repeatedPairs([one, other], given.earlier);
        if (dealt.length > 1) expect(both).toBeLessThanOrEqual(repeatedPairs(swapped, given.earlier));
      }),
      { numRuns: 60 },
    );
  });

  it('has nobody of a class of 30 meet a colleague of the project before in teams of three', () => {
    const pupils = ids.slice(0, 30);
    const first = dealtTeams({ pupils, teams: 10, seed: 1, earlier: [], points: noPoints });
    const second = dealtTeams({ pupils, teams: 10, seed: 2, earlier: first, points: noPoints });
    expect(repeatedPairs(second, first)).toBe(0);
  });
});

describe('who is to lead', () => {
  it('is whoever led least, then whoever has fewer points, and nobody is lost', () => {
    const points = new Map([
      ['Ana', 300],
      ['Bia', 100],
      ['Caio', 200],
      ['Davi', 0],
    ]);
    const earlier = [
      ['Davi', 'Ana'],
      ['Davi', 'Bia'],
    ];
    expect(leaderFirst(['Ana', 'Bia', 'Caio', 'Davi'], { earlier, points })).toEqual(['Bia', 'Ana', 'Caio', 'Davi']);
    expect(leaderFirst(['Caio', 'Ana'], { earlier: [['Caio', 'Bia']], points })).toEqual(['Ana', 'Caio']);
    expect(leaderFirst([], { earlier, points })).toEqual([]);
  });

  it('led no more often than anybody else of the team', () => {
    fc.assert(
      fc.property(dealing, (given) => {
        const led = (id: string) => given.earlier.filter(([leader]) => leader === id).length;
        for (const [leader = '', ...others] of dealtTeams(given)) {
          for (const other of others) expect(led(leader)).toBeLessThanOrEqual(led(other));
        }
      }),
    );
  });
});
