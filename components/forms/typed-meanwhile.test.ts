import { expect, test } from 'vitest';
import { carry, leftAfter, takeCarried, typedOver, typedSince } from './typed-meanwhile';

test('only what was changed after it was sent is still to be saved', () => {
  const sent = { name: 'Laços', parts: [{ name: 'Um' }], price: null };
  expect(typedSince(sent, { ...sent, parts: [{ name: 'Um' }] })).toEqual({});
  expect(typedSince(sent, { ...sent, name: 'Laços e voltas', parts: [] })).toEqual({
    name: 'Laços e voltas',
    parts: [],
  });
});

test('what somebody else saved stays where nothing was typed over it', () => {
  const opened = { name: 'Ana', nickname: '', classes: ['7A'] };
  const theirs = { name: 'Ana Lima', nickname: '', classes: ['7A', '8B'] };
  expect(typedOver(theirs, opened, { ...opened, nickname: 'Aninha' })).toEqual({ ...theirs, nickname: 'Aninha' });
  expect(typedOver(theirs, opened, { ...opened, name: 'Anna' })).toEqual({ ...theirs, name: 'Anna' });
});

test('of a comment that was typed on while it was sent, what follows stays', () => {
  const initial = { text: '' };
  expect(leftAfter({ text: 'Funcionou.' }, { text: 'Funcionou.' }, initial)).toEqual({ text: '' });
  expect(leftAfter({ text: 'Funcionou.' }, { text: 'Funcionou.\nE depois?' }, initial)).toEqual({ text: 'E depois?' });
  // Where what was sent was changed itself, nobody can tell the one from the other.
  expect(leftAfter({ text: 'Funcionou.' }, { text: 'Não funcionou.' }, initial)).toEqual({ text: 'Não funcionou.' });
});

test('what is carried to a page is taken once, by the form that has a field for it', () => {
  carry('/adm/courses/MT', { name: 'Outro nome', code: 'MT' });
  expect(takeCarried('/adm/courses/MP', ['name'])).toEqual({});
  expect(takeCarried('/adm/courses/MT', ['steps'])).toEqual({});
  expect(takeCarried('/adm/courses/MT', ['name', 'objective'])).toEqual({ name: 'Outro nome' });
  expect(takeCarried('/adm/courses/MT', ['name', 'code'])).toEqual({ code: 'MT' });
  expect(takeCarried('/adm/courses/MT', ['code'])).toEqual({});
});
