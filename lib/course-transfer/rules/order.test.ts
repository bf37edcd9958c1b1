import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMoved, mergedOrder } from './order';

const codes = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'));

it('holds everything of both, once, with what the file holds in the order of the file', () => {
  fc.assert(
    fc.property(codes, codes, (before, file) => {
      const order = mergedOrder(before, file);
      expect([...order].sort()).toEqual([...new Set([...before, ...file])].sort());
      expect(order.filter((code) => file.includes(code))).toEqual(file);
    }),
  );
});

it('moves nothing where the file says the same, and puts what is new behind what it follows', () => {
  expect(mergedOrder(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', 'b', 'c']);
  expect(mergedOrder(['a', 'b'], ['x', 'a', 'y', 'b'])).toEqual(['x', 'a', 'y', 'b']);
  expect(mergedOrder(['a', 'b', 'c'], ['c', 'a'])).toEqual(['c', 'a', 'b']);
  expect(['a', 'b', 'c'].filter(isMoved(['a', 'b', 'c'], ['c', 'b', 'a']))).toEqual(['a', 'c']);
});
