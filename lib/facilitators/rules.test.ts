import { describe, expect, it } from 'vitest';
import { tipos } from '@/lib/access/actor';
import { isGroupAddress, mayKeep } from './rules';

describe('mayKeep', () => {
  it('lets a school keep who works there alone, and an administrator everybody', () => {
    expect(mayKeep({ tipo: 'escola', schoolId: 'a' }, ['a'])).toBe(true);
    expect(mayKeep({ tipo: 'escola', schoolId: 'a' }, ['a', 'b'])).toBe(false);
    expect(mayKeep({ tipo: 'escola', schoolId: 'a' }, ['b'])).toBe(false);
    expect(mayKeep({ tipo: 'escola', schoolId: 'a' }, [])).toBe(false);
    expect(mayKeep({ tipo: 'admin', schoolId: null }, ['a', 'b'])).toBe(true);
  });

  it('lets nobody else', () => {
    const others = tipos.filter((tipo) => tipo !== 'admin' && tipo !== 'escola');
    for (const tipo of others) expect(mayKeep({ tipo, schoolId: 'a' }, ['a'])).toBe(false);
  });
});

describe('isGroupAddress', () => {
  it.each(['robotica@school.example', 'Time.A@SCHOOL.example', 'a+b@school.example'])('takes %s', (address) => {
    expect(isGroupAddress(address, 'School.example')).toBe(true);
  });

  it.each([
    'robotica',
    'a@b@school.example',
    'a@school.example.evil',
    'a@evilschool.example',
    '.a@school.example',
    '@school.example',
    'ção@school.example',
    'a b@school.example',
  ])('refuses %s', (address) => {
    expect(isGroupAddress(address, 'school.example')).toBe(false);
  });
});
