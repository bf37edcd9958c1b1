import { describe, expect, it } from 'vitest';
import { awardUnit, maximumOf } from '@/lib/points/rules/award-unit';
import { fifteen } from '@/lib/points/rules/sample-module';
import { HAND_CASES } from './hand-cases';
import { independentAward, independentMaximum } from './independent-points';
import { comparable, moduleStory, playModule } from './module-story';
import { moduleVariants } from './module-variants';

const seeds = [1, 2, 3, 4];

describe('what closing a unit gives, by the product and by a second calculation that never saw it', () => {
  it.each(HAND_CASES.map((one) => [one.name, one] as const))('%s', (_, one) => {
    const before = one.paidBefore ?? { lines: [], honors: [] };
    const expected = comparable({
      lines: one.lines.map(([kind, ref, amount]) => ({ kind, ref, amount })),
      honors: one.honors.map(([kind, number, level]) => (level ? { kind, number, level } : { kind, number })),
    });
    expect(comparable(independentAward(one.pinned, one.facts, one.unit, before))).toEqual(expected);
    expect(comparable(awardUnit(one.pinned, one.facts, one.unit, before))).toEqual(expected);
  });

  it.each(moduleVariants().map(({ name, pinned }) => [name, pinned] as const))(
    'is the same for thirty students over three closings: %s',
    (_, pinned) => {
      expect(maximumOf(pinned, fifteen)).toBe(independentMaximum(pinned));
      for (const seed of seeds) {
        for (const pupil of moduleStory(seed, pinned, seed === 1 ? 'told' : 'chance').pupils) {
          const independent = Object.values(playModule(pinned, pupil, independentAward)).map(comparable);
          expect(Object.values(playModule(pinned, pupil, awardUnit)).map(comparable), pupil.name).toEqual(independent);
        }
      }
    },
  );
});
