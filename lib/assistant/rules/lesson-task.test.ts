import { describe, expect, it } from 'vitest';
import { taskQuotes } from './lesson-task';

const page = '/lesson/MT/MA1/1/MA1-08';
const sections = {
  '': 'Guardar vários valores em uma lista.',
  '#materials': '- Cinco cadeiras\n- Um computador para cada dupla',
  '#steps': '1. Alinhe as cadeiras.',
  '#activity':
    'Só há uma bola boa. Uma fila justa resolve.\n    fila = []\nDepois melhore:\n1. Mostre um aviso com a fila vazia.\n2. Não aceite apelido repetido.',
  '#questions': '1. Qual é o último índice?\n2. Para que serve in?\n3. Quando uma lista é melhor?',
};
const lesson = Object.entries(sections).map(([fragment, text], at) => ({
  passage: { title: 'Fila', heading: '', text, address: page + fragment },
  number: at + 1,
}));
const texts = (...asked: Parameters<typeof taskQuotes>) =>
  taskQuotes(...asked).flatMap(({ units }) => units.map(({ text }) => text));

describe('taskQuotes', () => {
  it('begins with what is wanted and the activity, without its code', () => {
    const said = texts({ kind: 'begin' }, lesson);
    expect(said).toContain('Cinco cadeiras');
    expect(said).toContain('Só há uma bola boa.');
    expect(said.join()).not.toContain('fila = []');
    expect(said.join()).not.toContain('Alinhe');
  });

  it('gives the exercise that was asked for', () => {
    expect(texts({ kind: 'exercise', number: 2 }, lesson)).toEqual(['Não aceite apelido repetido.']);
    expect(texts({ kind: 'exercise', number: 3 }, lesson)).toEqual(['Quando uma lista é melhor?']);
  });

  it('has more to do, and questions, for who is done', () => {
    const said = texts({ kind: 'finished' }, lesson);
    expect(said).toContain('Não aceite apelido repetido.');
    expect(said).toContain('Qual é o último índice?');
  });

  it('says what a lesson is about', () => {
    expect(texts({ kind: 'about' }, lesson)[0]).toBe('Guardar vários valores em uma lista.');
  });

  it('has nothing without a lesson', () => expect(taskQuotes({ kind: 'begin' }, [])).toEqual([]));
});
