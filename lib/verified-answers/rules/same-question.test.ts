import { describe, expect, it } from 'vitest';
import { answerTo } from './same-question';

const answers = [
  { id: 'queue', asked: ['O que é uma fila?'] },
  { id: 'repeat', asked: ['Como faço o robô repetir o movimento?', 'cm faz pro robo repetir o movimento'] },
  { id: 'two', asked: ['Como resolvo o exercício 2 da fila?'] },
  { id: 'prints', asked: ['Por que o print não mostra nada?'] },
];

const found = (question: string) => answerTo(question, answers)?.id;

describe('answerTo', () => {
  it('hears the same question in other small words and without accents', () => {
    expect(found('oq e uma fila')).toBe('queue');
    expect(found('o que e uma fila')).toBe('queue');
    expect(found('faço como pra repetir o movimento do robô')).toBe('repeat');
  });

  it('takes no question for another that shares its topic', () => {
    expect(found('como apago uma fila?')).toBeUndefined();
    expect(found('como faço uma fila?')).toBeUndefined();
    expect(found('quando uso uma fila?')).toBeUndefined();
    expect(found('para que serve uma fila numa impressora?')).toBeUndefined();
  });

  it('takes no exercise for another, and no sentence for its opposite', () => {
    expect(found('Como resolvo o exercício 2 da fila?')).toBe('two');
    expect(found('Como resolvo o exercício 3 da fila?')).toBeUndefined();
    expect(found('Por que o print mostra nada?')).toBeUndefined();
  });

  it('takes no question for one that has another word in the place of one of its words', () => {
    const led = [{ asked: ['Como eu ligo o LED vermelho no pino 13?'] }];
    expect(answerTo('como ligo o led vermelio no pino 13', led)).toBe(led[0]);
    expect(answerTo('Como eu ligo o LED vermelho da placa no pino 13?', led)).toBe(led[0]);
    expect(answerTo('Como eu desligo o LED vermelho no pino 13?', led)).toBeUndefined();
    const size = [{ asked: ['Como acho o maior número da lista?'] }];
    expect(answerTo('como acho o menor numero da lista?', size)).toBeUndefined();
  });

  it('finds nothing in nothing', () => {
    expect(found('')).toBeUndefined();
    expect(found('?? como')).toBeUndefined();
    expect(answerTo('o que é uma fila?', [])).toBeUndefined();
  });
});
