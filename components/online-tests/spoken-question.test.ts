import { expect, it } from 'vitest';
import type { AskedQuestion } from '@/lib/online-tests/schemas/taking';
import { spokenQuestion } from './spoken-question';

const said = { true: 'Verdadeiro', false: 'Falso', how: 'Escolha' };
const common = { id: 'q', topic: 'Laços', weight: 1, prompt: '<p>Quantas vezes?</p>', imageUrl: null, imageAlt: null };

it('says the question and its choices, with letters that mean something in HTML, and not the program', () => {
  const code = { language: 'js', html: '<pre>repeat(3)</pre>' };
  const choices = [
    { id: 'o1', text: 'a < b & c' },
    { id: 'o2', text: 'Três' },
  ];
  const question = { ...common, code, imageAlt: 'Um robô', kind: 'single', body: { choices } } as AskedQuestion;
  expect(spokenQuestion(question, said)).toBe(
    '<p>Quantas vezes?</p><p>Um robô</p><p>Escolha.</p><p>a &lt; b &amp; c.</p><p>Três.</p>',
  );
});

it.each([
  ['trueFalse', {}, '<p>Verdadeiro.</p><p>Falso.</p>'],
  ['order', { items: [{ id: 'o1', text: 'Ligar' }] }, '<p>Ligar.</p>'],
  ['match', { left: [{ id: 'l', text: 'LED' }], right: [{ id: 'r', text: 'Luz' }] }, '<p>LED.</p><p>Luz.</p>'],
  ['number', { unit: 'cm' }, ''],
])('says what may be answered to %s', (kind, body, options) => {
  const question = { ...common, code: null, kind, body } as unknown as AskedQuestion;
  expect(spokenQuestion(question, said)).toBe(`<p>Quantas vezes?</p><p>Escolha.</p>${options}`);
});
