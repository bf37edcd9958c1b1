import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvOf } from './csv';

const columns = [
  { key: 'name', label: 'Nome' },
  { key: 'status', label: 'Situação', words: { active: 'Ativo' } },
];

it('begins with the mark of UTF-8, and separates by semicolons', () => {
  const rows = [{ name: 'José', status: 'active' }, { name: 'Ana', status: 'other' }, { name: null }];
  expect(csvOf(columns, rows)).toBe('\ufeffNome;Situação\r\nJosé;Ativo\r\nAna;other\r\n;\r\n');
});

it('keeps what would end a cell inside of it', () => {
  expect(csvOf(columns, [{ name: 'a;b', status: 'diz "não"\ne vai' }])).toContain('"a;b";"diz ""não""\ne vai"\r\n');
});

it('leaves nothing that a spreadsheet would carry out, and numbers as they are', () => {
  expect(csvOf(columns, [{ name: '=1+1', status: '@SUM(A1)' }])).toContain("'=1+1;'@SUM(A1)");
  expect(csvOf(columns, [{ name: -12.5, status: '-3,5' }])).toContain('-12.5;-3,5');
});

it('has a line for each row, whatever the cells hold', () => {
  const cells = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '=') });
  fc.assert(
    fc.property(fc.array(fc.record({ name: cells, status: cells })), (rows) => {
      expect(csvOf(columns, rows).split('\r\n')).toHaveLength(rows.length + 2);
    }),
  );
});
