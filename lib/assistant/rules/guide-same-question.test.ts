import { expect, it } from 'vitest';
import { askedFor } from './guide-asked';
import { asksTheSame } from './guide-same-question';

it.each([
  ['Por que a lista começa no zero?', 'pq a lista começa no zero'],
  ['Qual é a diferença entre pop() e pop(0)?', 'diferença de pop() e pop(0)'],
  ['Por que meu motor não gira?', 'meu motor nao gira'],
  ['What does ↱ mean?', 'what means ↱'],
  ['Pode pôr espaço ou acento no nome da variável?', 'pode por espaço no nome da variavel'],
])('hears the question of a heading in other words: %s', (heading, question) => {
  expect(asksTheSame({ heading }, askedFor(question))).toBe(true);
});

it.each([
  ['O que é uma lista?', 'pq a lista começa no zero'],
  ['Por que o círculo é quase um círculo?', 'quem foi que mandou desenhar isso'],
  ['Por que a roda travou?', 'qual a diferença da roda e da tampinha'],
  ['A lista começa no zero', 'pq a lista começa no zero'],
])('hears no other: %s', (heading, question) => {
  expect(asksTheSame({ heading }, askedFor(question))).toBe(false);
});
