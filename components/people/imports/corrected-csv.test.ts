import fc from 'fast-check';
import { expect, it } from 'vitest';
import { correctedCsv } from './corrected-csv';
import { readSheet } from './read-sheet';

const labels = ['Nome', 'Login', 'Matrícula'];
/** At least one of them says something: a line of nothing is no record. */
const lines = fc.array(
  fc
    .array(fc.string({ unit: fc.constantFrom('a', 'é', "'", '=', '-', '@', '1', ';', '"', '\n') }), {
      minLength: 1,
      maxLength: 5,
    })
    .filter((cells) => cells.length > 1 || cells[0] !== ''),
  { maxLength: 6 },
);

it('is read again as it stood on the screen, whatever its cells begin with and however many a line has', () => {
  fc.assert(
    fc.property(lines, (given) => {
      const records = given.map((cells, index) => ({ line: index + 2, cells }));
      const read = readSheet('a.csv', new TextEncoder().encode(correctedCsv(labels, { records })));
      expect(read).toMatchObject({ header: labels });
      expect('records' in read && read.records.map(({ cells }) => cells)).toEqual(given);
    }),
  );
});
