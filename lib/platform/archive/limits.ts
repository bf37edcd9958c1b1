const megabyte = 1024 * 1024;

/** What a file of a course may hold, unpacked. */
export const unpackedBytesMax = 200 * megabyte;
export const entriesMax = 2000;
/** Course and lessons in words: a course of sixty lessons has less than 2 MB. */
export const documentBytesMax = 20 * megabyte;
/** Words pack to a tenth, one byte that is repeated to a thousandth; a small entry proves nothing. */
const ratioMax = 100;
const unsuspectedBytes = megabyte / 16;

export function isBomb({ packed, unpacked }: { packed: number; unpacked: number }): boolean {
  return unpacked > packed * ratioMax + unsuspectedBytes;
}

/** How deep a course's document goes is eight; a parser that calls itself needs an end. */
export const depthMax = 32;

/** Sixty lessons have some two thousand values. */
export const valuesMax = 100_000;
