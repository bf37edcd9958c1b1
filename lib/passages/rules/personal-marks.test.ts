import { expect, it } from 'vitest';
import { marksIn } from './personal-marks';

it('names each mark that is left, wherever it stands', () => {
  expect(marksIn('Olá [nome], seu [e-mail]: [nome]')).toEqual(['[e-mail]', '[nome]']);
  expect(marksIn('[escola]')).toEqual(['[escola]']);
});

it('takes what a program looks up by a name for none', () => {
  for (const text of ['lista[nomes]', 'idades[nome] = 12', 'turma_7[nome]', 'pessoas()[nome]', 'notas[0][nome]']) {
    expect(marksIn(text), text).toEqual([]);
  }
  expect(marksIn('idades[nome] é a idade de [nome]')).toEqual(['[nome]']);
});
