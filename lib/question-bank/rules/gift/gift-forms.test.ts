import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Question } from '../../schemas/questions';
import { packageItemsMax } from '../kinds';
import { saidQuestion } from '../said-question';
import { blocksOf } from './blocks';
import { readGift } from './read-gift';
import { writeGift } from './write-gift';

const forms = readFileSync('tests/support/question-files/forms.gift.txt', 'utf8');
/** Moodle's own file of examples is GPL, so it stands in no repository of ours: tell where it lies. */
const elsewhere = process.env.GIFT_EXAMPLES;
const files: [name: string, text: string][] = [['our own', forms]];
if (elsewhere) files.push(['the given', readFileSync(elsewhere, 'utf8')]);

const read = readGift(forms);
const found = (words: string) => read.find(({ title }) => title.startsWith(words)) ?? expect.fail(words);
const came = (words: string) => saidQuestion(found(words).question as Question);

/** Without what an editor may write otherwise: white space, comments, and the two spellings of true and false. */
function bare(gift: string): string {
  return gift
    .split('\n')
    .filter((line) => !line.trim().startsWith('//'))
    .join(' ')
    .replaceAll('\\n', ' ')
    .replaceAll(/\{\s*T\s*\}/g, '{TRUE}')
    .replaceAll(/\{\s*F\s*\}/g, '{FALSE}')
    .replaceAll(/:0(?=\s*\})/g, '')
    .replaceAll(/\s*(->|[{}~=#]|\s)\s*/g, '$1')
    .trim();
}

describe.each(files)('%s examples', (_, text) => {
  const items = readGift(text);
  const questions = items.flatMap(({ question }) => question ?? []);

  it('come in, go out and come in the same', () => {
    const again = readGift(writeGift(questions));
    expect(again.flatMap(({ refusal }) => refusal ?? [])).toEqual([]);
    expect(again.map(({ question }) => question && saidQuestion(question))).toEqual(questions.map(saidQuestion));
  });

  it('go out as they were written, wherever nothing was told', () => {
    const lines = text.split('\n');
    const clean = items.filter(({ question, notes }) => question && notes.length === 0);
    expect(clean.length).toBeGreaterThan(8);
    for (const { line, question } of clean) {
      const end = lines.findIndex((each, at) => at >= line && each.trim() === '');
      const original = bare(lines.slice(line - 1, end < 0 ? undefined : end).join('\n'));
      // HTML comes back as Markdown, and a range as its middle and its margin.
      if (!/^\[html\]|\d\.\.\d/.test(original)) expect(bare(writeGift([question as Question]))).toBe(original);
    }
  });
});

it('reads each form as the kind that it is', () => {
  const kinds = read.map(({ question, refusal }) => question?.kind ?? refusal?.code);
  expect(kinds).toEqual([
    ...['single', 'single', 'single', 'shortText', 'shortText', 'trueFalse', 'trueFalse', 'match'],
    ...['number', 'number', 'number', 'number', 'single', 'single', 'single', 'single'],
    ...['single', 'twoRight', 'twoRight', 'number', 'single', 'shortText', 'shortText'],
    ...['no-answer', 'no-right', 'braces', 'choices', 'several-numbers'],
  ]);
  expect(came('Um laço')).toMatchObject({ prompt: 'Um laço é _____ dentro do programa.' });
  expect(came('Ligue')).toMatchObject({
    answers: [
      [
        ['mouse', 'entrada'],
        ['tela', 'saída'],
      ],
      ['entrada', 'memória', 'saída'],
    ],
  });
  expect(came('Quanto vale e, entre')).toMatchObject({ answers: [{}, { value: 2.75, tolerance: 0.25 }] });
  expect(came('Quanto o robô')).toMatchObject({ answers: [{ unit: 'cm' }, { value: 12.5, tolerance: 0.1 }] });
  expect(came('Origem do Scratch')).toMatchObject({ topic: 'Origem do Scratch' });
  expect(came('Qual é o')).toMatchObject({ prompt: 'Qual é o **maior**?\n\n- 1\n- 2' });
  expect(came('Qual resposta')).toMatchObject({ answers: [['= 2 + 2', '= 2 + 3', '{ 2 : 4 } # ~ \\'], '= 2 + 3'] });
  expect(came('Explique o que é uma')).toMatchObject({ answers: [{}, 'Que o programa escolhe um caminho.'] });
});

it('tells what of a question comes in otherwise, and names what does not by its line', () => {
  const codes = (words: string) => found(words).notes.map(({ code }) => code);
  expect(codes('Quanto é dois')).toEqual(['answers-by-person']);
  expect(codes('Qual destas')).toEqual(['feedback-joined']);
  expect(codes('Questão difícil')).toEqual(['partial-dropped']);
  expect(codes('Quais dois são entradas')).toEqual([]);
  expect(codes('Quais dois são saídas')).toEqual(['penalties-dropped']);
  expect(codes('Em que ano')).toEqual(['partial-dropped', 'feedback-joined']);
  expect(codes('Explique o que é um laço')).toEqual(['answer-missing']);
  const line = forms.split('\n').findIndex((each) => each.startsWith('Muitas.')) + 1;
  expect(found('Muitas')).toMatchObject({ line, refusal: { code: 'choices', values: { count: 6, most: 5 } } });
});

it('names a question by its words as they are read, without the signs that GIFT writes them by', () => {
  const titles = readGift('Um\\nlaço \\{repete\\}? {T}\n\n::A\\: B::Um byte? {T}').map(({ title }) => title);
  expect(titles).toEqual(['Um laço {repete}?', 'A: B']);
});

it('reads a megabyte of hostile signs in a moment', () => {
  for (const piece of [
    '{',
    '}',
    '=',
    '~',
    '::',
    '\\',
    '{~%50%',
    '[markdown]**',
    '`',
    '| a |\n',
    '{=a->',
    '{#',
    '\n\n[a {=b ~c}',
    '*a **b ',
    '[a](',
    '$CATEGORY:\n',
    '<b>',
    '_____',
  ]) {
    const began = process.threadCpuUsage();
    const text = `${piece.repeat(Math.floor(1_000_000 / piece.length))}{=a ~b}`;
    // Whoever asks refuses a file of more questions before it reads one of them.
    if (blocksOf(text).length <= packageItemsMax) readGift(text);
    expect({ piece, isSlow: process.threadCpuUsage(began).user > 1_000_000 }).toEqual({ piece, isSlow: false });
  }
});
