import { describe, expect, it } from 'vitest';
import { listedNamesRemover } from '@/lib/privacy/rules/listed-names';
import { type Counted, examplesOf, mostAsked, mostHelpful, mostStuck, namingJudge } from './class-week';

const topic = (title: string, changes: Partial<Counted> = {}): Counted => ({
  title,
  address: `/lesson/${title}`,
  headings: [],
  questions: 1,
  askers: 1,
  disliked: 0,
  lastHints: 0,
  returned: 0,
  ...changes,
});
const titles = (topics: readonly Counted[]) => topics.map(({ title }) => title);

describe('mostAsked', () => {
  it('begins with what was asked most, and stops where few ask', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((title, at) => topic(title, { questions: at + 1 }));
    expect(titles(mostAsked(many))).toEqual(['h', 'g', 'f', 'e', 'd', 'c']);
  });
});

describe('mostStuck', () => {
  it('adds up what was disliked, went to the last hint or was come back to, and leaves out what went well', () => {
    const topics = [
      topic('well', { questions: 30 }),
      topic('disliked', { disliked: 1 }),
      topic('all', { disliked: 1, lastHints: 1, returned: 1 }),
      topic('hints', { lastHints: 2 }),
    ];
    expect(titles(mostStuck(topics))).toEqual(['all', 'hints', 'disliked']);
  });
});

describe('mostHelpful', () => {
  const section = (heading: string) => ({ heading, address: `/lesson/${heading}` });

  it('takes a section of each topic before a second one of any, what the class is stuck at first', () => {
    const topics = [
      topic('asked', { questions: 9, headings: [section('one'), section('two')] }),
      topic('stuck', { disliked: 2, headings: [section('three'), section('four')] }),
    ];
    expect(mostHelpful(topics).map(({ heading }) => heading)).toEqual(['three', 'one', 'four']);
  });

  it('is the page itself where no section was cited, and nothing where nothing was asked', () => {
    expect(mostHelpful([topic('plain')])).toEqual([{ title: 'plain', heading: '', address: '/lesson/plain' }]);
    expect(mostHelpful([])).toEqual([]);
  });
});

describe('examplesOf', () => {
  const withoutSchool = listedNamesRemover(['Dagoberto Lins', 'Rosa Prates'], { alone: true });
  const mayName = namingJudge(['Ágata Nogueira Pires', 'Lara Siqueira Falcão'], withoutSchool);
  const asked = (...texts: string[]) => texts.map((text, at) => ({ pupil: String(at), text }));

  it('takes three of different pupils, each said once', () => {
    const quoted = [
      { pupil: 'a', text: 'Como faço   um laço?' },
      { pupil: 'a', text: 'Outra pergunta da mesma pessoa' },
      { pupil: 'b', text: 'como faco um laco' },
      { pupil: 'c', text: 'Por que o laço não para?' },
      { pupil: 'd', text: 'O que é range?' },
      { pupil: 'e', text: 'Quarta pergunta' },
    ];
    expect(examplesOf(quoted, mayName)).toEqual(['Como faço um laço?', 'Por que o laço não para?', 'O que é range?']);
  });

  it('is silent about whatever may name somebody', () => {
    const telling = [
      'a agata disse que range(5) vai até 5',
      'Minha dupla é a LARA, pode?',
      'Escreve para falcao@exemplo.com',
      'me chama no @quem_sou_eu',
      'meu zap é (81) 98765-4321',
      'o da Nogueira não roda',
      'o dagoberto do 8º B disse que range não serve',
      'a professora Rosa Prates explicou errado',
    ];
    expect(examplesOf(asked(...telling), mayName)).toEqual([]);
    expect(examplesOf(asked('Por que range(10, 0, -1) para no 1?'), mayName)).toHaveLength(1);
    expect(examplesOf(asked('Como pinto a flor de rosa?'), mayName)).toHaveLength(1);
  });

  it('leaves out what says nothing, and shortens what says too much between words', () => {
    const [only, ...none] = examplesOf(asked('oi', `Por que ${'o programa não roda '.repeat(20)}`), mayName);
    expect(none).toEqual([]);
    expect(only).toMatch(/ (o|programa|não|roda)…$/);
    expect(String(only).length).toBeLessThanOrEqual(181);
  });
});
