import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { workedMs } from '@/lib/platform/clock/worked';
import { readXlsx } from './read-xlsx';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

type Parts = { sheet: string; shared?: string; styles?: string; workbook?: string };

function workbook({ sheet, shared = '', styles = '', workbook: book }: Parts): Uint8Array {
  const sheets = '<sheet name="A" sheetId="1" state="hidden" r:id="rId1"/><sheet name="B" sheetId="2" r:id="rId2"/>';
  const parts = {
    'xl/workbook.xml': book ?? `<workbook xmlns:r="x"><workbookPr/><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="1"><c r="A1"><v>9</v></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(head + text)])));
}

describe('reading a workbook', () => {
  it('gives the first sheet that is shown, by its own row numbers, with texts, numbers and gaps', () => {
    const bytes = workbook({
      shared:
        '<si><t>João &amp; Ana</t></si><si><r><t>Con</t></r><r><t xml:space="preserve">ceição </t></r><rPh><t>x</t></rPh></si>',
      sheet: `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row>
        <row r="5"><c r="A5"><v>2026001</v></c><c r="B5" t="inlineStr"><is><t>a&#233;</t></is></c><c r="D5" t="str"><f>1</f><v>x</v></c></row>
        <row r="6"><c r="A6"/></row>`,
    });
    expect(readXlsx(bytes)).toEqual([
      { line: 2, cells: ['João & Ana', '', 'Conceição '] },
      { line: 5, cells: ['2026001', 'aé', '', 'x'] },
    ]);
  });

  it('shows a day where the style does, and a number where it does not', () => {
    const bytes = workbook({
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0.00&quot;d&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>',
      sheet: `<row r="1">${[0, 1, 2, 3].map((s) => `<c s="${s}"><v>41703</v></c>`).join('')}</row>`,
    });
    expect(readXlsx(bytes)).toEqual([{ line: 1, cells: ['41703', '2014-03-05', '2014-03-05', '41703'] }]);
  });

  it.each([
    ['a cell at the end of the world', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
    ['too many rows', '<row><c><v>1</v></c></row>'.repeat(5001)],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><row/>'],
    ['words that are no tags', '<row r="1"><c></row'],
  ])('refuses %s at once', (_, sheet) => {
    const started = workedMs();
    expect(readXlsx(workbook({ sheet }))).toBeNull();
    expect(workedMs() - started).toBeLessThan(1000);
  });

  it('refuses what unpacks to more than a list of people, and what is no workbook', () => {
    const started = workedMs();
    expect(readXlsx(workbook({ sheet: ' '.repeat(21 * 1024 * 1024) }))).toBeNull();
    expect(workedMs() - started).toBeLessThan(2000);
    for (const bytes of [zipSync({ a: strToU8('b') }), strToU8('PK\u0003\u0004'), new Uint8Array()]) {
      expect(readXlsx(bytes)).toBeNull();
    }
  });
});
