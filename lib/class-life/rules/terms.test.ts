import { describe, expect, it } from 'vitest';
import { nextTerm } from './terms';

describe('the next term of a class', () => {
  it('is the second semester of the same year', () => {
    expect(nextTerm({ referenceYear: 2026, referenceSemester: 1, schoolYear: 'EF7' })).toEqual({
      referenceYear: 2026,
      referenceSemester: 2,
      schoolYear: 'EF7',
    });
  });

  it('is the first semester of the next year, a school year higher', () => {
    expect(nextTerm({ referenceYear: 2026, referenceSemester: 2, schoolYear: 'EF9' })).toEqual({
      referenceYear: 2027,
      referenceSemester: 1,
      schoolYear: 'EM1',
    });
  });

  it('stays in the last school year there is', () => {
    expect(nextTerm({ referenceYear: 2026, referenceSemester: 2, schoolYear: 'EM3' }).schoolYear).toBe('EM3');
  });
});
