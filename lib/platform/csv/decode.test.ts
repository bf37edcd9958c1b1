import { describe, expect, it } from 'vitest';
import { decoded, fileKind } from './decode';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (each) => each.charCodeAt(0));

describe('the encoding of a file', () => {
  it.each(['João;São Paulo', 'ção', 'É', 'plain', ''])('is UTF-8 where %j is written so', (text) => {
    expect(decoded(utf8(text))).toEqual({ text, encoding: 'utf-8' });
  });

  it.each(['João;São Paulo', 'ção', 'É', 'Conceição'])('is Windows-1252 where %j is written so', (text) => {
    expect(decoded(latin(text))).toEqual({ text, encoding: 'windows-1252' });
  });

  it('is what a byte order mark says', () => {
    const wide = new Uint8Array(
      new Uint16Array([0xfeff, ...'Avó'].map((each) => (typeof each === 'string' ? each.charCodeAt(0) : each))).buffer,
    );
    expect(decoded(wide)).toEqual({ text: 'Avó', encoding: 'utf-16' });
    expect(decoded(utf8('\ufeffAvó'))).toEqual({ text: 'Avó', encoding: 'utf-8' });
  });
});

describe('what a file is', () => {
  it.each([
    ['text', utf8('a;b')],
    ['text', latin('São')],
    ['xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
    ['ods', utf8(`PK\u0003\u0004${'x'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheetPK`)],
    ['xlsx', utf8(`PK\u0003\u0004${'x'.repeat(26)}xl/worksheets/sheet1.xml……xl/workbook.xmlPK`)],
    ['other', utf8(`PK\u0003\u0004${'x'.repeat(26)}course.jsonPK`)],
    ['other', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0)],
  ])('is %s by its bytes', (kind, bytes) => expect(fileKind(bytes)).toBe(kind));
});
