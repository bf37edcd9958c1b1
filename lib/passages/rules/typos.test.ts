import { describe, expect, it } from 'vitest';
import { knowing, meantBy, mistakesBetween } from './typos';

const words = ['hospital', 'variavel', 'pilha', 'pulha', 'motor'];

function known() {
  const steps = knowing(words);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function meant(typed: string): (string | undefined)[] {
  return meantBy(typed, known()).map(({ index }) => words[index]);
}

it.each([
  ['motor', 'motro', 1],
  ['motor', 'moto', 1],
  ['motor', 'metor', 1],
  ['motor', 'moetr', 2],
  ['', 'led', 3],
])('counts the mistakes between %s and %s', (one, other, mistakes) => {
  expect(mistakesBetween(one, other)).toBe(mistakes);
  expect(mistakesBetween(other, one)).toBe(mistakes);
});

describe('meantBy', () => {
  it('finds the word that was meant', () => {
    expect(meant('hospitau')).toEqual(['hospital']);
    expect(meant('varivael')).toEqual(['variavel']);
  });

  it('gives the nearest alone, and two that are as near', () => {
    expect(meant('pilhas')).toEqual(['pilha']);
    expect(meant('palha')).toEqual(['pilha', 'pulha']);
  });

  it('gives nothing for a word of its own', () => {
    expect(meant('xilofone')).toEqual([]);
    expect(meant('ab')).toEqual([]);
  });
});
