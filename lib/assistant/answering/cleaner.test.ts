import { expect, it } from 'vitest';
import { cleanerOf } from './cleaner';

const person = { names: ['Caio Bezerra'], login: 'caio.b', schools: [] };
const turn = 'Rosa disse que a Ágata Nogueira caiu';

it('lets a turn leave as it did the first time, and takes out who came to the class since', () => {
  const first = cleanerOf(person, []).question(turn, new Set(['rosa', 'agata', 'nogueira']));
  expect(first).toBe(turn);
  expect(cleanerOf(person, []).question(turn, new Set())).toBe(first);
  expect(cleanerOf(person, ['Ágata Nogueira']).question(turn, new Set())).toBe('Rosa disse que a [nome] caiu');
});

it('takes out of an answer what is known, and reads nothing into it', () => {
  const answer = 'Rosa tem 12 anos? Caio Bezerra, pergunte à Ágata: caio.b@exemplo.com';
  expect(cleanerOf(person, ['Ágata Nogueira']).answer(answer)).toBe(
    'Rosa tem 12 anos? [nome], pergunte à [nome]: [e-mail]',
  );
});
