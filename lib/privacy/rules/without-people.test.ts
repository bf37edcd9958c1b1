import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workedMs } from '@/lib/platform/clock/worked';
import { withoutPeople } from './without-people';

describe('withoutPeople', () => {
  const clean = withoutPeople({
    names: ['Ana-Lúcia Sá Brito', 'José (Zé) Brito dos Reis'],
    login: 'ana.brito+7',
    schools: ['E.M. Rio* Doce', 'Escola Dourado'],
    classes: [
      { name: '7º A · Oficina', schoolYear: 'EF7', letter: 'A' },
      { name: 'A', schoolYear: 'EM1', letter: 'C' },
    ],
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
    for (const text of ['Anatomia do código: josefina', 'a soma dos números', 'uma rosa dos ventos', 'o constructor'])
      expect(clean(text)).toBe(text);
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string({ minLength: 3 }), (text, login, name) => {
        const classes = [{ name: login, schoolYear: name, letter: login }];
        const one = { names: [name], login, schools: [name], classes, others: [name, login] };
        expect(typeof withoutPeople(one)(text)).toBe('string');
      }),
    );
  });

  it.each([
    ['liga 11 9 8765-4321 ass: Beatriz da 7A', 'liga [telefone] ass: [nome] da [escola]'],
    ['sou Pedro Alvarenga da turma 7A', 'sou [nome] da [escola]'],
    ['o Pedro Alvarenga disse', 'o [nome] disse'],
    ['7º A', '[escola]'],
    ['7º ano A', '[escola]'],
    ['7ºA, 7° A, 7ª A', '[escola], [escola], [escola]'],
    ['o ７º Ａ é legal', 'o [escola] é legal'],
    ['７Ａ', '[escola]'],
    ['7\u00a0ano A e 7-A', '[escola] e [escola]'],
    ['no 7o ano A', 'no [escola]'],
    ['turma 7 A', '[escola]'],
    ['Turma: 7a', '[escola]'],
    ['turma do sétimo ano a', '[escola]'],
    ['TURMA A DO 7º ANO', '[escola]'],
    ['sétimo A', '[escola]'],
    ['sou do 7a', 'sou do [escola]'],
    ['a profa da 7a e eu', 'a profa da [escola] e eu'],
    ['somos o 7A', 'somos o [escola]'],
    ['7"A"', '[escola]'],
    ['1º médio C e 1º EM C', '[escola] e [escola]'],
    ['1º ano do ensino médio C', '[escola]'],
    ['a turma 1C', 'a [escola]'],
  ])('takes out the classes of who wrote by their short names: %s', (text, left) => {
    expect(clean(text)).toBe(left);
  });

  it.each([
    'a corrente de 7A passa pelo fio',
    'um fusível de 7A ou 7 A',
    'o motor puxa 7A com 12V',
    'suporta 7A?',
    'I = 7A e R = 2 Ω',
    'I=7A',
    '0x7A e #7A7A7A e 7A:3F',
    'a cor 7A3F21',
    'a 7a questão da 7a aula',
    'na 7a linha do código',
    'no 7º a gente estuda laços',
    'o 7B, o 8A e o 17A são outras',
    'turma 6A e 8º A',
    'a sala 7 abre às 7',
    'a temperatura é 1C e 1 C',
    'linha 7, coluna A',
    'item 7.A e 7,A',
    'x = 7\na = 2',
    'de 7 a 9',
  ])('and nothing that only looks like them: %s', (text) => {
    expect(clean(text)).toBe(text);
  });

  it('in good time, and the rest as it was written', () => {
    expect(clean('“Ｏ laço”\u00a0não roda… Ana‑Lúcia, 7º\u00a0A 🙂')).toBe(
      '“Ｏ laço”\u00a0não roda… [nome], [escola] 🙂',
    );
    for (const one of ['7', '7º ', '7 ', 'turma ', 'turma 7 ', '7A', '7A ', 'A ', 'sétimo ', 'João Ana ', '７Ａ'])
      for (const text of [one.repeat(Math.ceil(4_000 / one.length)), ' '.repeat(4_000)]) {
        const begun = workedMs();
        clean(text);
        expect(workedMs() - begun, text.slice(0, 12)).toBeLessThan(150);
      }
  });
});
