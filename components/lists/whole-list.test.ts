import { expect, it, vi } from 'vitest';
import { wholeList } from './whole-list';

function paged(rows: readonly number[], size: number) {
  return vi.fn(async (page: number) => ({ items: rows.slice((page - 1) * size, page * size), total: rows.length }));
}

it('asks for as many pages as there are', async () => {
  const load = paged([1, 2, 3, 4, 5], 2);
  expect(await wholeList(load)).toEqual([1, 2, 3, 4, 5]);
  expect(load).toHaveBeenCalledTimes(3);
  expect(await wholeList(paged([], 2))).toEqual([]);
});

it('ends when there is less than was said', async () => {
  const load = vi.fn(async (page: number) => ({ items: page === 1 ? ['a'] : [], total: 9 }));
  expect(await wholeList(load)).toEqual(['a']);
  expect(load).toHaveBeenCalledTimes(2);
});
