import { fail } from '../errors/failures';

/** Where in the file, and what was found there. */
type Where = { entry?: string; line?: number } & Record<string, string | number>;

const shownMax = 120;

/** The whole file is refused, by one line that says where and why (`messages/<locale>/fields.json`). */
export function refuse(code: string, where: Where = {}, cause?: unknown): never {
  const values = Object.fromEntries(Object.entries(where).map(([name, value]) => [name, shown(value)]));
  fail('import.refused', { fields: [{ path: 'fileId', code, values }], cause });
}

/** A name out of a stranger's file may be long, or hold what moves the words around it. */
function shown(value: string | number): string | number {
  if (typeof value === 'number') return value;
  const plain = value.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\u{fffd}');
  return plain.length > shownMax ? `${plain.slice(0, shownMax)}…` : plain;
}
