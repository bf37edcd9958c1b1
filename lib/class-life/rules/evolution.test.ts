import { describe, expect, it } from 'vitest';
import { canBeSetAside, evolutionBlocks, isPlanWorthAsking } from './evolution';
import type { ClassFacts } from './guards';

const facts: ClassFacts = {
  hasLessonProgress: true,
  isTakenAlong: false,
  isLastUnitOpen: false,
  isEvolved: false,
  isLinked: false,
  hasPupils: true,
  hasFacilitator: true,
  hasPlans: true,
};
const running = { state: 'running', type: 'regular', facts, next: { status: 'released', isAuthorised: true } } as const;

describe('what keeps a class from evolving', () => {
  it('is nothing when its next module is there, released and authorised', () => {
    expect(evolutionBlocks(running, false)).toEqual([]);
  });

  it('is its state, and then nothing else is said', () => {
    expect(evolutionBlocks({ ...running, state: 'editable', next: null }, true)).toEqual(['class-not-started']);
  });

  it.each([
    [{ ...running, next: null }, ['next-module-missing']],
    [{ ...running, facts: { ...facts, isEvolved: true } }, ['class-already-evolved']],
  ])('is set aside by nobody: %#', (asked, blocks) => {
    expect(evolutionBlocks(asked, true)).toEqual(blocks);
    expect(canBeSetAside(blocks)).toBe(false);
  });

  it('is set aside by a reason where the school or the content is not ready, or unit 3 is open', () => {
    const asked = {
      ...running,
      facts: { ...facts, isLastUnitOpen: true },
      next: { status: 'inDevelopment', isAuthorised: false },
    } as const;
    const blocks = ['class-last-unit-open', 'next-module-in-development', 'next-module-not-authorised'];
    expect(evolutionBlocks(asked, false)).toEqual(blocks);
    expect(canBeSetAside(blocks)).toBe(true);
    expect(evolutionBlocks(asked, true)).toEqual([]);
  });

  it('is planned where nothing forbids it, or only what who asks may set aside', () => {
    expect(isPlanWorthAsking(null, false)).toBe(true);
    expect(isPlanWorthAsking('class.last-unit-open', true)).toBe(true);
    expect(isPlanWorthAsking('class.last-unit-open', false)).toBe(false);
    expect(isPlanWorthAsking('class.already-evolved', true)).toBe(false);
  });
});
