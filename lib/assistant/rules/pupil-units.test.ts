import { describe, expect, it } from 'vitest';
import { isForPupil } from './for-pupil';
import { unitsForPupil } from './pupil-units';

describe('unitsForPupil', () => {
  const said = (text: string, address = '/lesson/MT/MA1/1/MA1-08#steps') =>
    unitsForPupil({ text, address }).map((unit) => unit.text);

  it('tells a pupil what the class is told, and nothing that whoever teaches does', () => {
    const text =
      '1. Por que zero? (4 min). Explique que o índice mede a distância até o começo.\n2. Cadeiras (10 min). Alinhe as cadeiras. Pergunte quem sabe contar. Quatro voluntários usam os crachás.\n3. Fim. Diga à turma que o laço acabou.';
    const told = said(text);
    expect(told.join(' ')).toContain('O índice mede a distância até o começo.');
    expect(told.join(' ')).toContain('Quatro voluntários usam os crachás.');
    expect(told.join(' ')).toContain('O laço acabou.');
    expect(told.join(' ')).not.toMatch(/Explique|Alinhe|Pergunte|Diga/);
  });

  it('tells what stands behind the colon of what is shown', () => {
    expect(said('1. Apresente duas palavras: cada linha é um comando; a lista é um algoritmo.')).toEqual([
      'Cada linha é um comando; a lista é um algoritmo.',
    ]);
  });

  it('leaves a name of code as it is written, and puts no colon behind a question', () => {
    expect(said('1. Conte que get(meio, 0) devolve 0.')).toEqual(['get(meio, 0) devolve 0.']);
    expect(said('2. Por que zero? (4 min). Explique que o índice conta passos.')).toEqual([
      'Por que zero? O índice conta passos.',
    ]);
  });

  it('tells the sentence for the notebook, and what is shown on the board', () => {
    expect(said('1. Frase para o caderno: "cada variável guarda um valor".')).toEqual([
      '"cada variável guarda um valor".',
    ]);
    expect(said('2. No quadro, desenhe uma ficha: lado esquerdo, chave.')).toEqual(['Lado esquerdo, chave.']);
    expect(said('3. Mostre `a` e `b`: o ponto separa as casas.')).toEqual(['O ponto separa as casas.']);
    expect(said('4. Escolha alguém: aponte a tecla e suspire.')).toEqual([]);
  });

  it('tells drawings apart', () => {
    expect(said('1. Mostre que três desenhos bastam. ↑ anda, ↱ gira.')).toEqual([
      'Três desenhos bastam.',
      '↑ anda, ↱ gira.',
    ]);
  });

  it('keeps the steps apart', () => {
    const units = unitsForPupil({
      text: '1. Um laço repete. Ele para.\n2. Uma lista guarda.',
      address: '/lesson/A#steps',
    });
    expect(units.map(({ part }) => part)).toEqual([0, 0, 1]);
  });

  it('reads an activity as it stands: it speaks to pupils', () => {
    expect(said('Escreva um programa novo.', '/lesson/MT/MA1/1/MA1-08#activity')).toEqual([
      'Escreva um programa novo.',
    ]);
  });
});

describe('isForPupil', () => {
  const part = { staffTopics: new Set(['guia']), staffCourses: new Set(['FF1']), courses: ['MT'] };
  const lesson = (code: string, heading = '') =>
    ({ source: 'lesson', address: `/lesson/${code}/M/1/L#steps`, heading }) as const;
  const topic = (id: string, heading = '') =>
    ({ source: 'topic', address: `/knowledgebase/${id}#text-a`, heading }) as const;

  it('lets through the own course and what all share', () => {
    expect([lesson('MT'), topic('led')].map((passage) => isForPupil(passage, part))).toEqual([true, true]);
  });

  it('lets through nothing of another course, and nothing that is written for who teaches', () => {
    const hidden = [lesson('MY'), lesson('MTe'), lesson('FF1'), topic('guia'), topic('led', 'Aviso a quem conduz')];
    expect(hidden.map((passage) => isForPupil(passage, part))).toEqual([false, false, false, false, false]);
    expect(isForPupil(lesson('FF1'), { ...part, courses: undefined })).toBe(false);
  });
});
