import { describe, expect, it } from 'vitest';
import { askedFor } from './guide-asked';
import { closingOf } from './guide-closing';

describe('closingOf', () => {
  const lesson = '/lesson/MT/MA1/1/MA1-06#steps';

  it.each([
    ['o que é um laço?', 'use'],
    ['como ligo o motor?', 'tried'],
    ['por que o laço termina?', 'why'],
    ['meu motor não liga', 'check'],
    ['onde fica o print no programa?', 'own'],
    ['print e return é a mesma coisa?', 'why'],
    ['um exemplo de lista', 'own'],
    ['quantos volts tem a pilha?', undefined],
    ['o que preciso levar?', undefined],
    ['onde fica a caneta?', undefined],
  ])('asks back to %j what fits it', (question, closing) => {
    expect(closingOf(askedFor(question), lesson, 1)).toBe(closing);
  });

  it('leads on at later steps, but not from a number', () => {
    expect(closingOf(askedFor('como ligo o motor?'), lesson, 2)).toBe('step2');
    expect(closingOf(askedFor('meu motor não liga'), lesson, 3)).toBe('step3');
    expect(closingOf(askedFor('quantos volts tem a pilha?'), lesson, 3)).toBeUndefined();
  });
});
