import { expect, it } from 'vitest';
import { isEnglish, termsOf, translated } from './terms';

it.each([
  ['how do I turn the motor', true],
  ['como faço o motor girar', false],
  ['what is range()?', true],
  ['o que é range()?', false],
  ['battery', true],
  ['pilha', false],
  ['', false],
])('tells the language of a question: %s', (question, english) => {
  expect(isEnglish(question)).toBe(english);
});

it('leaves out what every question has', () => {
  expect(termsOf('Como é que eu faço a luz acender?')).toEqual(termsOf('luz acender'));
});

it('knows a word in the other language', () => {
  expect(translated(termsOf('batteries')[0] ?? '', true)).toContain(termsOf('pilha')[0]);
  expect(translated(termsOf('pilhas')[0] ?? '', false)).toContain(termsOf('battery')[0]);
});
