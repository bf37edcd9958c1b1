import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutPeople } from './without-people';

describe('withoutPeople', () => {
  const clean = withoutPeople({
    names: ['Ana-Lúcia Sá Brito', 'José (Zé) Brito dos Reis'],
    login: 'ana.brito+7',
    schools: ['E.M. Rio* Doce', 'Escola Dourado'],
    classes: ['7º A · Oficina', 'A'],
    others: ['Mariana Alves Brito', 'Rosa Lima'],
  });

  it('takes out every part of a name, the login, schools and classes, whatever their accents and case', () => {
    const told = clean('ANA-LUCIA, jose, ana.brito+7, e.m. rio* doce, escola dourado, 7º a · oficina: O que é laço?');
    expect(told).toBe('[nome], [nome], [usuário], [escola], [escola], [escola]: O que é laço?');
  });

  it('takes out those of the same classes', () => {
    expect(clean('a mariana riu, a rosa lima e a MARIANA BRITO também')).toBe(
      'a [nome] riu, a [nome] e a [nome] também',
    );
    expect(clean('mariana.alves@exemplo.com')).toBe('[e-mail]');
  });

  it('leaves a text alone that has nothing of them, and never fails', () => {
    for (const text of ['Anatomia do código: josefina', 'a soma dos números', 'uma rosa dos ventos'])
      expect(clean(text)).toBe(text);
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string({ minLength: 3 }), (text, login, name) => {
        const known = { names: [name], login, schools: [name], classes: [login], others: [name, login] };
        expect(typeof withoutPeople(known)(text)).toBe('string');
      }),
    );
  });
});
