import { expect, it } from 'vitest';
import { askedFor } from './guide-asked';
import { sameFrom, samenessAmong } from './guide-same-question';

const title = 'Uma fila dentro do programa';
const among = [
  'O que é uma lista?',
  'Por que a lista começa no zero?',
  'Qual é a diferença entre pop() e pop(0)?',
  'O que acontece se tirar alguém de uma fila vazia?',
  'Pode pôr espaço ou acento no nome da variável?',
  'Por que meu motor não gira?',
  'What does ↱ mean?',
  'A fila anda',
].map((heading) => ({ title, heading, text: 'Uma fila guarda alguém.', isNear: true }));

function headingFor(question: string): string | undefined {
  const same = samenessAmong(askedFor(question), among);
  return among.find((passage) => same(passage) >= sameFrom)?.heading;
}

it.each([
  ['pq a lista começa no zero', 'Por que a lista começa no zero?'],
  ['diferença de pop() e pop(0)', 'Qual é a diferença entre pop() e pop(0)?'],
  ['meu motor nao gira', 'Por que meu motor não gira?'],
  ['what means ↱', 'What does ↱ mean?'],
  ['pode por espaço no nome da variavel', 'Pode pôr espaço ou acento no nome da variável?'],
])('hears the question of a heading in other words: %s', (question, heading) => {
  expect(headingFor(question)).toBe(heading);
});

it.each(['qual a diferença da lista e da fila', 'quem mandou desenhar isso', 'a fila anda'])(
  'hears no other, and what does not ask is none: %s',
  (question) => {
    expect(headingFor(question)).toBeUndefined();
  },
);

it('hears it in the other ways of asking that, too, where one stands', () => {
  const heading = 'Por que meu motor não gira?';
  const passage = { title, heading, text: '', isNear: true };
  const withWays = { ...passage, asked: ['a hélice ficou parada'] };
  const same = samenessAmong(askedFor('liguei tudo e a hélice ficou parada'), [...among, passage, withWays]);
  expect(same(passage)).toBeLessThan(sameFrom);
  expect(same(withWays)).toBeGreaterThan(sameFrom);
  expect(same({ ...withWays, isNear: false })).toBeLessThan(sameFrom);
});

it('hears it less from elsewhere than from where one stands', () => {
  const far = { title, heading: 'Por que a lista começa no zero?', text: '', isNear: false };
  const asked = askedFor('pq a lista começa no zero');
  expect(samenessAmong(asked, [...among, far])(far)).toBeLessThan(samenessAmong(asked, [far])(far));
});

it('takes words that everything says for little', () => {
  expect(headingFor('como coloco alguem na fila')).toBeUndefined();
});
