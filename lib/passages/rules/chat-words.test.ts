import { expect, it } from 'vitest';
import { chatWords } from './chat-words';
import { termsOf } from './terms';

it.each([
  ['oq é variavel kkkkk', ['que', 'e', 'variavel']],
  ['vc n sabeee pq', ['voce', 'nao', 'sabe', 'porque']],
  ['rsrs hahaha', []],
  // Every object of the language knows these; a pupil who learns it asks about them.
  ['o constructor chama toString?', ['o', 'constructor', 'chama', 'tostring']],
])('reads a chat as it was meant: %s', (typed, words) => {
  expect(chatWords(typed)).toEqual(words);
});

it("finds the same words in a child's spelling and in a book's", () => {
  expect(termsOf('oq é um laço? pq vc usa kkk')).toEqual(termsOf('O que é um laço? Por que você usa'));
});
