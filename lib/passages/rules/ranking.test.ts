import { describe, expect, it } from 'vitest';
import { building, comparedWholeMax, type LibraryPassage } from './building';
import { ranked } from './ranking';

type Lesson = Partial<LibraryPassage> & { title: string };

function indexOf(lessons: readonly Lesson[]) {
  const steps = building(lessons.map((each) => ({ sourceId: each.title, heading: '', text: '', asked: [], ...each })));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const library: Lesson[] = [
  {
    title: 'Pilhas',
    text: 'A pilha empurra a corrente pelo fio.',
    asked: ['a luzinha nem acende', 'pilha ao contrário'],
  },
  { title: 'Servomotor', text: 'Vai até o ângulo pedido.' },
  { title: 'Braço', text: 'O servo do braço, o servo da garra e o servo da base.' },
  { title: 'Laços', text: 'Repita o que se repete.', asked: ['o programa não para nunca'] },
  { title: 'Placar', text: 'Some os pontos de cada time.', asked: ['luzinha do placar'] },
  { title: 'O servo', text: 'Três fios.' },
];

function found(question: string, lessons: readonly Lesson[] = library): (string | undefined)[] {
  return ranked(indexOf(lessons), question, { max: 3 }).map(({ passage }) => lessons[passage]?.title);
}

describe('ranked', () => {
  it('finds what people ask with words that the passage does not have', () => {
    expect(found('por que a luzinha não acende?')[0]).toBe('Pilhas');
    expect(found('meu programa nunca para')[0]).toBe('Laços');
  });

  it('knows pairs of words by which people ask, also of words that tell nothing apart', () => {
    const asked = [['o que eu levo pra prova'], ['pra que eu levo prova']];
    const lessons = asked.map((ways, index) => ({ title: `Aula ${index}`, asked: ways }));
    expect(found('levo o que eu levo na prova', lessons)[0]).toBe('Aula 0');
    expect(found('prova: pra que eu levo', lessons)[0]).toBe('Aula 1');
  });

  it('finds a word that was mistyped', () => {
    expect(found('angullo do servo')[0]).toBe('Servomotor');
  });

  it('finds Portuguese passages for an English question', () => {
    expect(found('how does the battery push the current')[0]).toBe('Pilhas');
  });

  it('puts what is called so first when a single word is asked for', () => {
    expect(found('servo')).toEqual(['O servo', 'Braço']);
  });

  it('finds nothing for what the library does not know', () => {
    expect(found('xilofone')).toEqual([]);
    expect(found('')).toEqual([]);
    expect(found('o que é isso?')).toEqual([]);
    expect(found('servo', [])).toEqual([]);
  });

  it('gives the same ranks whenever it is asked', () => {
    const index = indexOf(library);
    const [first, , third] = ['luzinha acende fio', 'ângulo do servo', 'luzinha acende fio'].map((question) =>
      ranked(index, question, { max: 6 }),
    );
    expect(third).toEqual(first);
  });

  it('favours passages among those that answer', () => {
    const lessons = [1, 2].map((each) => ({ title: `Aula ${each}`, text: 'O motor gira com a pilha.' }));
    const [first] = ranked(indexOf(lessons), 'o motor gira?', { max: 1, favour: (passage) => passage });
    expect(first?.passage).toBe(1);
  });

  it('finds the one passage in a library that it cannot compare whole', () => {
    const many = Array.from({ length: comparedWholeMax + 500 }, (_, index) => ({
      title: `Aula ${index % 700}`,
      sourceId: String(index % 700),
      text: `O robô anda, o motor gira e a turma anota o passo ${index}.`,
    }));
    const lessons = [...many, { title: 'Giroscópio', text: 'O giroscópio diz ao robô para onde o motor o virou.' }];
    expect(found('o motor do robô anda com giroscópio?', lessons)[0]).toBe('Giroscópio');
    expect(found('o robô anda e o motor gira no passo 1234', lessons)).toContain(lessons[1234]?.title);
  });
});
