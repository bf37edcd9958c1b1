import { expect, it } from 'vitest';
import { cleanerOf } from './cleaner';

const person = { names: ['Caio Bezerra'], login: 'caio.b', school: null, city: null };
const turn = 'Rosa disse que a Ágata Nogueira caiu';

it('lets a turn leave as it did the first time, and takes out who came to the class since', () => {
  const first = cleanerOf(person, [])(turn, new Set(['rosa', 'agata', 'nogueira']));
  expect(first).toBe(turn);
  expect(cleanerOf(person, [])(turn, new Set())).toBe(first);
  expect(cleanerOf(person, ['Ágata Nogueira'])(turn, new Set())).toBe('Rosa disse que a [nome] caiu');
});
