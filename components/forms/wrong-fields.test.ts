import { expect, it } from 'vitest';
import { countOf, messageIn } from './wrong-fields';

const required = { type: 'required', message: 'Preencha este campo.' };
const tooLong = { type: 'too-long', message: 'Use até 80 caracteres.' };

it('finds the sentence of a field, and of the first of its parts that is wrong', () => {
  expect(messageIn(required)).toBe(required.message);
  expect(messageIn([undefined, { meaning: tooLong }])).toBe(tooLong.message);
  expect(messageIn({ topics: [] })).toBeUndefined();
  expect(messageIn(undefined)).toBeUndefined();
});

it('counts every wrong field once', () => {
  expect(countOf({ name: required, glossary: [undefined, { term: required, meaning: tooLong }] })).toBe(3);
  expect(countOf({})).toBe(0);
});
