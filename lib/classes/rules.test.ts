import { describe, expect, it } from 'vitest';
import { proposedName, semesterOf, stateOf } from './rules';

describe('the state of a class', () => {
  it('tells a class that has not begun from one that goes on', () => {
    expect(stateOf({ status: 'initiated', startedAt: null })).toBe('editable');
    expect(stateOf({ status: 'initiated', startedAt: new Date() })).toBe('running');
  });

  it('is the status of one that ended, whether it ever began', () => {
    expect(stateOf({ status: 'done', startedAt: new Date() })).toBe('done');
    expect(stateOf({ status: 'cancelled', startedAt: null })).toBe('cancelled');
  });
});

describe('the name that is proposed', () => {
  const known = { courseName: 'Oficina', schoolYear: '7º', shift: 'manhã', referenceYear: 2026, referenceSemester: 2 };

  it('says year and letter, course, shift and term', () => {
    expect(proposedName({ ...known, letter: 'A' })).toBe('7º A · Oficina · manhã · 2026/2');
  });

  it('leaves out what is not said yet', () => {
    expect(proposedName({ ...known, courseName: '', letter: ' ' })).toBe('7º · manhã · 2026/2');
  });

  it('is never longer than a name may be', () => {
    expect(proposedName({ ...known, courseName: 'x'.repeat(300), letter: 'A' }).length).toBeLessThanOrEqual(120);
  });
});

it('counts July to the first semester and August to the second', () => {
  expect([7, 8].map(semesterOf)).toEqual([1, 2]);
});
