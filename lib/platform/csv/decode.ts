/** How the bytes of a text were written; Excel in Brazil still saves a CSV in Windows-1252. */
export type Encoding = 'utf-8' | 'utf-16' | 'windows-1252';

export type Decoded = { text: string; encoding: Encoding };

/** A byte order mark says it; else what is valid UTF-8 is UTF-8, and all else is the old one of this country. */
export function decoded(bytes: Uint8Array): Decoded {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16' };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/** What a file is by its first bytes, whatever its name says. */
export type FileKind = 'text' | 'xlsx' | 'xls' | 'ods' | 'other';

const zip = [0x50, 0x4b, 0x03, 0x04];
/** Office before 2007. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];

export function fileKind(bytes: Uint8Array): FileKind {
  if (beginsWith(bytes, compound)) return 'xls';
  if (beginsWith(bytes, zip)) return zipKind(bytes);
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return !isWide && bytes.includes(0) ? 'other' : 'text';
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((each, index) => bytes[index] === each);
}

/** By the names in the directory, which stands at the end. */
function zipKind(bytes: Uint8Array): FileKind {
  const latin = new TextDecoder('latin1');
  if (latin.decode(bytes.subarray(30, 100)).startsWith('mimetypeapplication/vnd.oasis.opendocument')) return 'ods';
  return latin.decode(bytes.subarray(-65_536)).includes('xl/workbook.xml') ? 'xlsx' : 'other';
}
