import { describe, expect, it } from 'vitest';
import { Question } from '../schemas/questions';
import { draftFaults, faultsOf } from './faults';
import { sampleQuestions } from './sample-questions';

const samples = Object.values(sampleQuestions);

function said(question: Question): string[] {
  return faultsOf(question).map(({ path, code }) => `${path}: ${code}`);
}

/** The sample of a kind with other answers. */
function answered<K extends Question['kind']>(kind: K, changes: object): Question {
  return Question.parse({ ...sampleQuestions[kind], ...changes });
}

describe('a question', () => {
  it.each(samples)('of kind $kind that is whole has no fault', (question) => {
    expect(said(Question.parse(question))).toEqual([]);
  });

  it('is told what is not written yet, each beside its field', () => {
    const empty = { prompt: ' ', topic: '', code: { language: 'python', source: '\n' } };
    expect(said(answered('trueFalse', empty))).toEqual([
      'prompt: required',
      'topic: required',
      'code.source: required',
    ]);
    const imageUrl = `/api/files/content-images/${'a'.repeat(43)}.webp`;
    expect(said(answered('number', { imageUrl }))).toEqual(['imageAlt: required']);
  });

  it.each(samples)('of kind $kind without what is right is not whole', ({ kind }) => {
    expect(said(answered(kind, { right: null }))).not.toEqual([]);
  });

  const choices = (...texts: string[]) => ({ choices: texts.map((text, index) => ({ id: `o${index}`, text })) });

  it('with one right answer takes two to five alternatives, each another', () => {
    expect(said(answered('single', { body: choices('a', 'b') }))).toEqual([]);
    expect(said(answered('single', { body: choices('a'), right: 'o0' }))).toEqual(['body.choices: too-few-options']);
    expect(Question.safeParse({ ...sampleQuestions.single, body: choices('a', 'b', 'c', 'd', 'e', 'f') }).success).toBe(
      false,
    );
    expect(said(answered('single', { body: choices('sim', 'Sim ', '') }))).toEqual([
      'body.choices.2.text: required',
      'body.choices.1.text: option-twice',
    ]);
    expect(said(answered('single', { right: 'o7' }))).toEqual(['right: one-right']);
    expect(
      said(answered('single', { body: { choices: [1, 2].map((n) => ({ id: 'o0', text: `${n}` })) }, right: 'o0' })),
    ).toEqual(['body.choices: wrong-value']);
  });

  it.each([[['o0']], [['o0', 'o1', 'o2']], [['o0', 'o0']], [['o0', 'o9']]])(
    'with two right answers is refused with %j marked',
    (right) => {
      expect(said(answered('twoRight', { right }))).toEqual(['right: two-right']);
    },
  );

  it('of two alternatives cannot have two right ones', () => {
    expect(said(answered('twoRight', { body: choices('a', 'b'), right: ['o0', 'o1'] }))).toEqual([
      'body.choices: too-few-options',
    ]);
  });

  it('of pairs names each that has no partner, and refuses a pair of nobody', () => {
    expect(said(answered('match', { right: { o0: 'o0', o1: 'o9' } }))).toEqual([
      'right.o1: pair-missing',
      'right.o2: pair-missing',
    ]);
    const more = { ...sampleQuestions.match.right, o9: 'o0' };
    expect(said(answered('match', { right: more }))).toEqual(['right: wrong-value']);
  });

  it.each([[['o0', 'o1']], [['o0', 'o1', 'o1']], [['o0', 'o1', 'o9']]])(
    'of an order is refused where %j is not all things, each once',
    (right) => {
      expect(said(answered('order', { right }))).toEqual(['right: wrong-value']);
    },
  );
});

describe('a draft', () => {
  it('without a question is not published', () => {
    expect(draftFaults([])).toEqual([{ path: 'questions', code: 'no-question' }]);
  });

  it('names the question of each fault by its place', () => {
    const faulty = answered('trueFalse', { topic: '' });
    expect(draftFaults([sampleQuestions.single, faulty])).toEqual([{ path: 'questions.1.topic', code: 'required' }]);
  });
});
