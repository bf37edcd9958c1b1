import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '@/lib/platform/csv/read-csv';
import en from '@/messages/en/imports.json';
import pt from '@/messages/pt-BR/imports.json';
import { guardianColumns, guardianKeys, readGuardianRecords } from './guardian-sheet';
import { countProblems, headerProblems, recordsMax } from './sheet';

const labels = guardianKeys.map((key) => pt.column[key]);

const word = fc.stringMatching(/^[A-Z][a-zãéçô]{1,8}$/);
const names = fc.tuple(word, word).map((both) => both.join(' '));
const mailbox = fc.stringMatching(/^[a-z]{3,8}$/);

/** A file without a fault: every login, provider id and address once. */
const files = fc
  .array(fc.record({ name: names, first: names, second: fc.option(names), box: mailbox, breaks: fc.boolean() }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((rows) =>
    rows.map(({ name, first, second, box, breaks }, index) => [
      `aluno${index}`,
      // A quoted line break makes lines and records differ; it is one space to the product.
      breaks ? name.replace(' ', '\n') : name,
      first,
      `${box}.${index}a@example.org`,
      second ?? '',
      second ? `${box}.${index}b@example.org` : '',
      `p-${index}`,
    ]),
  );
const dressed = fc.record({
  rows: files,
  separator: fc.constantFrom(';', ',', '\t'),
  end: fc.constantFrom('\n', '\r\n'),
});

type Dressed = { rows: string[][]; separator: string; end: string };

function written({ rows, separator, end }: Dressed, header: readonly string[] = labels): string {
  const quoted = (cell: string) => (/[\r\n";,\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return [header, ...rows].map((cells) => cells.map(quoted).join(separator)).join(end);
}

/** Everything that is wrong with the records, with the line and the column. */
function faultsIn(text: string) {
  const [, ...records] = readCsv(text).records;
  return readGuardianRecords(records).flatMap(({ line, problems }) =>
    problems.map(({ path, code, values }) => ({ line, path, code, values })),
  );
}

/** The line that each record begins in, by counting breaks. */
function lineAt({ rows }: Dressed, index: number): number {
  return 2 + index + rows.slice(0, index).flat().join('').split('\n').length - 1;
}

/** One cell of a file that is otherwise right. */
function oneCell(key: (typeof guardianKeys)[number], spoiled: fc.Arbitrary<string>) {
  return fc.record({ file: dressed, at: fc.nat(), text: spoiled }).map(({ file, at, text }) => {
    const index = at % file.rows.length;
    const column = guardianKeys.indexOf(key);
    const rows = file.rows.map((row, each) => (each === index ? row.with(column, text) : row));
    const wrong = { ...file, rows };
    return { text: written(wrong), line: lineAt(wrong, index) };
  });
}

function refuses(key: (typeof guardianKeys)[number], spoiled: fc.Arbitrary<string>, code: string) {
  fc.assert(
    fc.property(oneCell(key, spoiled), ({ text, line }) => {
      expect(faultsIn(text)).toContainEqual(expect.objectContaining({ line, path: key, code }));
    }),
  );
}

const noneOfNames = fc.constantFrom('<', '>', '{', '@', '#', '=', '"', '\u202e', '\ufffd', '*', '&', '|', '\u0007');
const hostileName = fc.tuple(word, noneOfNames, word).map((parts) => parts.join(''));
const hostileEmail = fc
  .tuple(mailbox, fc.constantFrom('ç', 'ã', ' x', '"', '<', ';', '“', '!', '’', 'é'), mailbox)
  .map(([one, bad, other]) => `${one}${bad}${other}@example.org`);
const brokenEmail = fc.constantFrom('ana', 'ana@', '@example.org', 'ana@example', 'a@@b.org', '.a@b.org', 'a..b@c.org');

describe('a file of guardians', () => {
  it('is taken whole when nothing is wrong, however it is separated', () => {
    fc.assert(
      fc.property(dressed, (file) => {
        expect(headerProblems(readCsv(written(file)).records[0]?.cells ?? [], guardianColumns)).toEqual([]);
        expect(faultsIn(written(file))).toEqual([]);
      }),
    );
  });

  it.each(['name', 'firstName', 'secondName'] as const)('names the line and column of a character in %s', (key) =>
    refuses(key, hostileName, 'character'),
  );

  it.each(['firstEmail', 'secondEmail'] as const)('names the character of an address in %s, and its place', (key) => {
    refuses(key, hostileEmail, 'email-character');
    refuses(key, brokenEmail, 'email-shape');
  });

  it('says which character it is, counted as people count', () => {
    const row = ['aluno1', 'Ana', 'Bia', 'joão@example.org', '', '', ''];
    expect(faultsIn(written({ rows: [row], separator: ';', end: '\n' }))).toEqual([
      { line: 2, path: 'firstEmail', code: 'email-character', values: { character: 'ã', position: 3 } },
    ]);
  });

  it.each(['firstName', 'firstEmail'] as const)('asks for %s, and for nothing of a second guardian', (key) =>
    refuses(key, fc.constantFrom('', ' ', '\u00a0'), 'mandatory'),
  );

  it('asks for both or none of a second guardian', () => {
    const row = (name: string, email: string) => ['aluno1', 'Ana', 'Bia', 'bia@example.org', name, email, ''];
    const faults = (...cells: [string, string]) =>
      faultsIn(written({ rows: [row(...cells)], separator: ';', end: '\n' }));
    expect(faults('Caio', '')).toMatchObject([{ path: 'secondEmail', code: 'mandatory' }]);
    expect(faults('', 'caio@example.org')).toMatchObject([{ path: 'secondName', code: 'mandatory' }]);
    expect(faults('Bia', 'BIA@example.org')).toMatchObject([{ path: 'secondEmail', code: 'same-guardian' }]);
  });

  it('names the line with too few or too many fields, and lets empty ones at the end be', () => {
    fc.assert(
      fc.property(dressed, fc.nat(), fc.boolean(), (file, at, isMore) => {
        const index = at % file.rows.length;
        const rows = file.rows.map((row, each) => (each === index ? (isMore ? [...row, 'x'] : row.slice(0, -1)) : row));
        const wrong = { ...file, rows };
        const found = isMore ? 8 : 6;
        const code = isMore ? 'too-many-fields' : 'too-few-fields';
        expect(faultsIn(written(wrong))).toEqual([
          { line: lineAt(wrong, index), path: '', code, values: { expected: 7, found } },
        ]);
        const trailing = { ...file, rows: file.rows.map((row) => [...row, '', '']) };
        expect(faultsIn(written(trailing))).toEqual([]);
      }),
    );
  });

  it('tells the line that repeats a pupil, and the one with another name for an address', () => {
    const rows = [
      ['ana', 'Ana Lima', 'Bia Lima', 'bia@example.org', '', '', ''],
      ['ÁNA', 'Ana Lima', 'Bia Lima', 'bia@example.org', '', '', ''],
      ['caio', 'Caio Lima', 'Beatriz Lima', 'Bia@example.org', '', '', ''],
      ['', 'Davi', 'BIA LIMA', 'bia@example.org', '', '', ''],
    ];
    expect(faultsIn(written({ rows, separator: ';', end: '\n' }))).toEqual([
      { line: 3, path: 'login', code: 'line-repeated', values: { line: 2 } },
      { line: 4, path: 'firstName', code: 'other-name', values: { name: 'Bia Lima', line: 2 } },
      { line: 5, path: 'login', code: 'login-or-provider', values: undefined },
    ]);
  });
});

describe('the header', () => {
  const problems = (header: readonly string[]) => headerProblems(header, guardianColumns);

  it.each([pt, en])('is known by the labels of the template, whatever their accents and capitals', ({ column }) => {
    const header = guardianKeys.map((key) => column[key]);
    expect(problems(header)).toEqual([]);
    expect(problems(header.map((label) => ` ${label.toUpperCase().normalize('NFD')} `))).toEqual([]);
    expect(problems([...header, '', ''])).toEqual([]);
  });

  it('is told when it is missing, too short, too long or in another order', () => {
    expect(problems(['ana', 'Ana', 'Bia', 'bia@example.org', '', '', ''])).toMatchObject([{ code: 'header-missing' }]);
    expect(problems(labels.slice(1))).toMatchObject([{ code: 'label-count', values: { expected: 7, found: 6 } }]);
    expect(problems([...labels, 'CPF'])).toMatchObject([{ code: 'label-count', values: { expected: 7, found: 8 } }]);
    const [first, second, ...others] = labels;
    expect(problems([String(second), String(first), ...others])).toMatchObject([
      { path: 'login', code: 'label-order', values: { position: 1, found: second } },
      { path: 'name', code: 'label-order', values: { position: 2, found: first } },
    ]);
    expect(problems(labels.with(6, 'CPF'))).toMatchObject([{ path: 'providerId', code: 'label-unknown' }]);
  });

  it('is followed by at least one record, and by no more than are taken at once', () => {
    expect(countProblems(0)).toMatchObject([{ code: 'no-records' }]);
    expect(countProblems(recordsMax)).toEqual([]);
    expect(countProblems(recordsMax + 1)).toMatchObject([{ code: 'too-many-records', values: { found: 2001 } }]);
  });
});
