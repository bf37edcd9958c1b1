import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUneven, leading, moved, standing, swapped, teamOf, unplaced } from './arrangement';

const pupils = Array.from({ length: 12 }, (_, index) => `p${index}`);
const pupil = fc.constantFrom(...pupils);
const act = fc.oneof(
  fc.record({ act: fc.constant('move' as const), one: pupil, seat: fc.option(fc.integer({ min: 0, max: 4 })) }),
  fc.record({ act: fc.constant('swap' as const), one: pupil, other: pupil }),
  fc.record({ act: fc.constant('lead' as const), one: pupil }),
);

it('keeps everybody in one team at most and five in each, whatever is moved', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      let teams: readonly (readonly string[])[] = [[], [], [], []];
      for (const each of acts) {
        if (each.act === 'move') teams = moved(teams, each.one, each.seat);
        else if (each.act === 'swap') teams = swapped(teams, each.one, each.other);
        else teams = leading(teams, each.one);
      }
      const placed = teams.flat();
      expect(new Set(placed).size).toBe(placed.length);
      expect([...placed, ...unplaced(teams, pupils)].sort()).toEqual([...pupils].sort());
      expect(Math.max(...teams.map((team) => team.length))).toBeLessThanOrEqual(5);
    }),
  );
});

describe('moving', () => {
  const teams = [
    ['a', 'b'],
    ['c', 'd', 'e', 'f', 'g'],
  ];

  it('puts last in the other team, and takes out of all', () => {
    expect(moved(teams, 'c', 0)).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e', 'f', 'g'],
    ]);
    expect(moved(teams, 'a', null)).toEqual([['b'], ['c', 'd', 'e', 'f', 'g']]);
    expect(moved([['a'], ['b']], 'x', 1)).toEqual([['a'], ['b', 'x']]);
  });

  it('leaves a full team, an unknown one and the own one as they stand', () => {
    for (const seat of [1, 2, 0]) expect(moved(teams, 'a', seat)).toEqual(teams);
  });

  it('lets two change places, also with a full team and with the tray', () => {
    expect(swapped(teams, 'a', 'g')).toEqual([
      ['g', 'b'],
      ['c', 'd', 'e', 'f', 'a'],
    ]);
    expect(swapped(teams, 'b', 'a')).toEqual([
      ['b', 'a'],
      ['c', 'd', 'e', 'f', 'g'],
    ]);
    const tray = swapped(teams, 'x', 'c');
    expect([tray[1], teamOf(tray, 'c')]).toEqual([['x', 'd', 'e', 'f', 'g'], null]);
    expect(swapped(teams, 'a', 'x')).toEqual(teams);
  });

  it('makes one the leader', () => {
    expect(leading(teams, 'e')).toEqual([
      ['a', 'b'],
      ['e', 'c', 'd', 'f', 'g'],
    ]);
  });
});

it('passes leadership to the next when the leader leaves the class', () => {
  expect(standing([['a', 'b', 'c'], ['d']], ['b', 'c', 'd'])).toEqual([['b', 'c'], ['d']]);
});

it.each([
  [[3, 4, 4], false],
  [[2, 4], true],
  [[1, 2], true],
  [[3, 0, 3], false],
  [[1], false],
])('of sizes %j it says uneven: %s', (sizes, said) => {
  expect(isUneven(sizes.map((size) => Array.from({ length: size }, () => 'x')))).toBe(said);
});
