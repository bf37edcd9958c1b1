import { describe, expect, it } from 'vitest';
import { initialsOf } from './avatar';
import { pagesAround } from './pagination';
import { readTableView, tableHref } from './table-address';

const sortable = ['name', 'points'] as const;

describe('the address of a table', () => {
  it('reads search, sort, direction and page', () => {
    const view = readTableView({ q: ' ana ', sort: '-points', page: '3' }, sortable, { sort: 'name' });
    expect(view).toEqual({ search: 'ana', sort: 'points', descending: true, page: 3 });
  });

  it.each(['0', '-1', '1.5', 'x', '1e400', '10001', ''])('takes page "%s" as the first', (page) => {
    expect(readTableView({ page }, sortable, { sort: 'name' }).page).toBe(1);
  });

  it('falls back for a column that does not exist', () => {
    const view = readTableView({ sort: '-password' }, sortable, { sort: 'name', descending: true });
    expect(view).toMatchObject({ sort: 'name', descending: true });
  });

  it('changes one parameter and keeps the others', () => {
    const address = { path: '/adm/students', params: { q: 'João & Ana', page: '2', tag: ['a', 'b'] } };
    expect(tableHref(address, { sort: '-name', page: null })).toBe(
      '/adm/students?q=Jo%C3%A3o+%26+Ana&tag=a&tag=b&sort=-name',
    );
    expect(tableHref({ path: '/x', params: { page: '2' } }, { page: null })).toBe('/x');
  });
});

describe('the pages shown', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [5, 9, [1, 0, 4, 5, 6, 0, 9]],
    [3, 5, [1, 2, 3, 4, 5]],
    [9, 9, [1, 0, 8, 9]],
  ])('around %i of %i', (page, count, pages) => {
    expect(pagesAround(page, count)).toEqual(pages);
  });
});

describe('initials', () => {
  it.each([
    ['Ana Clara de Souza', 'AS'],
    ['Davi', 'D'],
    ['Élcio dos Santos', 'ÉS'],
    ['', ''],
  ])('of "%s" are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
