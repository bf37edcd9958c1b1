import type { Basis, Line } from './awards';
import type { PinnedModule } from './facts';
import { ownWordMax } from './lesson-rules';
import { missionsOf } from './mission-progress';
import type { SchemeValues } from './scheme';

/** A line of the ledger, or one that an open unit would bring. */
export type ToldLine = { kind: Line['kind'] | 'adjustment'; ref: string; basis: Basis };

/** Why a line pays what it pays: a sentence of `points.why`, and what stands in it. */
export type Reason = {
  key:
    | 'present'
    | 'madeUp'
    | 'valued'
    | 'ownWord'
    | 'ownWordLimited'
    | 'mission'
    | 'testGraded'
    | 'testByLessons'
    | 'testTheory'
    | 'project'
    | 'trophy'
    | 'platinum'
    | 'adjustment';
  values: Record<string, string | number>;
};

export function reasonOf(line: ToldLine): Reason {
  const { kind, ref, basis } = line;
  // Of a lesson its number, of M1, A1 and P1 that behind the letter.
  const number = Number(ref.replace(/^\D/, ''));
  switch (kind) {
    case 'persistence':
      return { key: basis.attendance === 'madeUp' ? 'madeUp' : 'present', values: { number } };
    case 'merit':
      return meritReason(basis, number);
    case 'mission':
      return { key: 'mission', values: { number, ...numbersOf(basis, ['checked', 'ticked', 'total']) } };
    case 'test':
      return testReason(basis, number);
    case 'project':
      return { key: 'project', values: { number, ...numbersOf(basis, ['score']) } };
    case 'trophy':
      return { key: 'trophy', values: { level: String(basis.level), ...numbersOf(basis, ['absences']) } };
    case 'platinum':
      return { key: 'platinum', values: {} };
    case 'adjustment':
      return { key: 'adjustment', values: { reason: String(basis.reason) } };
  }
}

/** What the own word said above its limit is shown, so that nobody wonders where it went. */
function meritReason(basis: Basis, number: number): Reason {
  const { percent, slider } = numbersOf(basis, ['percent', 'slider']) as { percent: number; slider: number };
  if (basis.value !== null) return { key: 'valued', values: { number, percent } };
  return slider > ownWordMax
    ? { key: 'ownWordLimited', values: { number, percent, slider } }
    : { key: 'ownWord', values: { number, percent } };
}

function testReason(basis: Basis, number: number): Reason {
  const { grade, theoryRight, theoryTotal } = basis;
  const values = { number, ...numbersOf({ grade, theoryRight, theoryTotal } as Basis) };
  const { practice, lessonPercents, lessonsCounted } = basis;
  if (typeof practice === 'number') return { key: 'testGraded', values: { ...values, practice } };
  if (!lessonsCounted) return { key: 'testTheory', values };
  return {
    key: 'testByLessons',
    values: { ...values, practice: Math.round(Number(lessonPercents) / Number(lessonsCounted)) },
  };
}

function numbersOf(basis: Basis, names = Object.keys(basis)): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, Number(basis[name] ?? 0)]));
}

/** The most that a line could have brought; none of what has no measure. */
export function worthOf({ kind, basis }: ToldLine, pinned: PinnedModule, scheme: SchemeValues): number | null {
  switch (kind) {
    case 'persistence':
    case 'merit':
      return scheme[kind][pinned.family];
    case 'mission':
      return scheme.missions / missionsOf(pinned).length;
    case 'test':
      return scheme.tests[pinned.family] / pinned.tests.length;
    case 'project':
      return Number(basis.share);
    case 'trophy':
      return scheme.trophy.diamond;
    case 'platinum':
      return scheme.platinum;
    case 'adjustment':
      return null;
  }
}
