import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutPeople, withWay } from './disliked';

describe('withoutPeople', () => {
  const known = {
    names: ['Ana-Lúcia Sá Brito', 'José (Zé) Brito'],
    login: 'ana.brito+7',
    schools: ['E.M. Rio* Doce'],
    classes: ['7º A · Oficina'],
  };

  it('takes out every part of a name, the login, schools and classes, whatever their accents and case', () => {
    const told = withoutPeople('ANA-LUCIA, jose, ana.brito+7, e.m. rio* doce, 7º a · oficina: O que é laço?', known);
    expect(told).toBe('[nome], [nome], [usuário], [escola], [escola]: O que é laço?');
  });

  it('leaves a text alone that has nothing of them, and never fails', () => {
    expect(withoutPeople('Anatomia do código: josefina', known)).toBe('Anatomia do código: josefina');
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string({ minLength: 3 }), (text, login, name) => {
        expect(typeof withoutPeople(text, { names: [name], login, schools: [name], classes: [login] })).toBe('string');
      }),
    );
  });
});

it('withWay adds a way once, and none to a full list', () => {
  expect(withWay(['Como repito?'], 'como repito')).toEqual(['Como repito?']);
  expect(withWay(['a'], 'b')).toEqual(['a', 'b']);
  expect(
    withWay(
      Array.from({ length: 60 }, (_, index) => `way ${index}`),
      'one more',
    ),
  ).toBeUndefined();
});
