import { expect, it } from 'vitest';
import { stemOf } from './stems';

it.each([
  ['ligar', 'liga', 'ligo', 'ligando', 'ligou'],
  ['robo', 'robos', 'robozinho'],
  ['funcao', 'funcoes'],
  ['fica', 'fico', 'fique'],
  ['program', 'programs'],
  ['lesson', 'lessons'],
])('finds in %s what its forms have in common', (word, ...forms) => {
  expect(new Set([word, ...forms].map(stemOf))).toEqual(new Set([stemOf(word)]));
});

it('leaves short words and numbers as they are', () => {
  expect(['led', 'ia', '2026'].map(stemOf)).toEqual(['led', 'ia', '2026']);
});

it('keeps apart what is not one word', () => {
  expect(stemOf('motor')).not.toBe(stemOf('mouse'));
});
