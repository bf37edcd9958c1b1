import { expect, it } from 'vitest';
import { chosen, without } from './chosen';

it('keeps what was chosen on other pages', () => {
  const first = chosen(new Set(), ['a', 'b']);
  const both = chosen(first, ['b', 'c']);
  expect([...both]).toEqual(['a', 'b', 'c']);
  expect([...without(both, ['b', 'c', 'd'])]).toEqual(['a']);
  expect([...first]).toEqual(['a', 'b']);
});
