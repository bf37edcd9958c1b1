import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awardUnit, maximumOf } from './award-unit';
import { nothingPaid } from './awards';
import { type PinnedModule, type PupilFacts, units } from './facts';
import { honorShelf } from './honor-standing';
import { fifteen, mission, total, wholeModule } from './sample-module';

const percent = fc.integer({ min: 0, max: 100 });
const someUnit = fc.constantFrom(...units);
const somePinned: fc.Arbitrary<PinnedModule> = fc.record({
  family: fc.constantFrom('kids' as const, 'teens' as const),
  mmCode: fc.boolean(),
  missions: fc
    .subarray([...units])
    .chain((of) =>
      fc
        .tuple(...of.map((unit) => fc.tuple(fc.nat(4), fc.nat(3)).map(([m, o]) => mission(unit, m, o))))
        .map((given) => [...given]),
    ),
  tests: fc.subarray([...units]),
  projects: fc
    .subarray([1, 2, 3, 4] as const)
    .chain((of) =>
      fc.tuple(...of.map((number) => someUnit.map((unit) => ({ number, unit })))).map((given) => [...given]),
    ),
});
const someFacts: fc.Arbitrary<PupilFacts> = fc.record({
  lessons: fc.tuple(
    ...Array.from({ length: 15 }, (_, index) =>
      fc.record({
        number: fc.constant(index + 1),
        counts: fc.boolean(),
        attendance: fc.constantFrom(
          'present' as const,
          'absent' as const,
          'justified' as const,
          'madeUp' as const,
          null,
        ),
        value: fc.option(percent),
        slider: fc.option(fc.nat(10).map((ten) => ten * 10)),
      }),
    ),
  ),
  challenges: fc.uniqueArray(
    fc.record({
      unit: someUnit,
      key: fc.constantFrom('m1', 'm2', 'm3', 'm4', 'o1', 'o2', 'o3', 'gone'),
      own: fc.boolean(),
      checked: fc.option(fc.boolean()),
    }),
    { selector: ({ unit, key }) => `${unit} ${key}` },
  ),
  tests: fc.uniqueArray(
    fc.record({
      unit: someUnit,
      theory: fc.option(fc.tuple(fc.nat(30), fc.nat(30)).map(([right, wrong]) => ({ right, total: right + wrong }))),
      practice: fc.option(percent),
    }),
    { selector: ({ unit }) => unit },
  ),
  projects: fc.uniqueArray(
    fc.record({
      number: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
      inTeam: fc.boolean(),
      score: fc.option(percent),
    }),
    { selector: ({ number }) => number },
  ),
});

describe('whatever the facts', () => {
  it('their order never matters', () => {
    const shuffled = someFacts.chain((facts) => {
      const anyOrder = <T>(rows: T[]) => fc.shuffledSubarray(rows, { minLength: rows.length });
      return fc.record({
        facts: fc.constant(facts),
        other: fc.record({
          lessons: anyOrder(facts.lessons),
          challenges: anyOrder(facts.challenges),
          tests: anyOrder(facts.tests),
          projects: anyOrder(facts.projects),
        }),
      });
    });
    fc.assert(
      fc.property(somePinned, shuffled, (pinned, { facts, other }) => {
        expect(wholeModule(pinned, other)).toEqual(wholeModule(pinned, facts));
      }),
    );
  });

  it('no line is negative, and no module pays more than its maximum', () => {
    fc.assert(
      fc.property(somePinned, someFacts, (pinned, facts) => {
        const award = wholeModule(pinned, facts);
        expect(award.lines.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true);
        expect(total(award)).toBeLessThanOrEqual(maximumOf(pinned, fifteen));
        expect(new Set(award.lines.map(({ kind, ref }) => `${kind} ${ref}`)).size).toBe(award.lines.length);
      }),
    );
  });

  it('a second run changes nothing', () => {
    fc.assert(
      fc.property(somePinned, someFacts, (pinned, facts) => {
        expect(wholeModule(pinned, facts, wholeModule(pinned, facts))).toEqual({ lines: [], honors: [] });
      }),
    );
  });
});

describe('what is missing to an honor', () => {
  it('is nothing exactly where closing now would give it, and what is lost is never given', () => {
    fc.assert(
      fc.property(somePinned, someFacts, someUnit, (pinned, facts, unit) => {
        const over = { planned: fifteen, closedLessons: fifteen, closedProjects: [] };
        const shelf = honorShelf({ pinned, facts, paidBefore: nothingPaid, settled: [], closed: [], ...over }, []);
        const given = [...awardUnit(pinned, facts, unit, nothingPaid).honors, ...wholeModule(pinned, facts).honors];
        for (const { kind, number, unit: of, state, level } of shelf) {
          if ((of !== unit && kind !== 'trophy' && kind !== 'jury') || kind === 'platinum') continue;
          const got = given.find((honor) => honor.kind === kind && honor.number === number);
          expect(got !== undefined).toBe(state === 'onTrack' || (state === 'open' && level !== undefined));
          expect(got?.level).toBe(level);
        }
      }),
    );
  });
});
