import { describe, expect, it } from 'vitest';
import { abilitiesOf } from './abilities';
import { tipos } from './actor';
import { can } from './can';

const abilities = abilitiesOf({ 'class:read': tipos, 'account:leave': { alsoWithoutSchool: tipos } });

describe('can', () => {
  it('is nothing but the own account where a tipo needs a school and has none', () => {
    const lost = tipos.filter((tipo) => !can({ tipo, schoolId: null }, abilities['class:read']));
    expect(lost).toEqual(['aluno', 'instrutor', 'escola']);
    for (const tipo of tipos) expect(can({ tipo, schoolId: null }, abilities['account:leave'])).toBe(true);
    for (const tipo of tipos) expect(can({ tipo, schoolId: 'school' }, abilities['class:read'])).toBe(true);
  });

  it('is asked of a tipo alone by browsers, who know no school', () => {
    for (const tipo of tipos) expect(can({ tipo }, abilities['class:read'])).toBe(true);
  });
});
