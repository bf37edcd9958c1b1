import { type UnzipFileInfo, unzipSync } from 'fflate';

const unpackedBytesMax = 20 * 1024 * 1024;

/** The parts of a workbook that are read, as text; nothing where it is no ZIP or would be larger than a list of people. */
export function unpackedParts(
  bytes: Uint8Array,
  isRead: (name: string) => boolean,
): ReadonlyMap<string, string> | null {
  let room = unpackedBytesMax;
  let isTooLarge = false;
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    if (!isRead(name)) return false;
    room -= originalSize;
    if (room < 0) isTooLarge = true;
    return !isTooLarge;
  };
  try {
    const entries = Object.entries(unzipSync(bytes, { filter }));
    if (isTooLarge) return null;
    const decoder = new TextDecoder('utf-8', { fatal: true });
    return new Map(entries.map(([name, part]) => [name, decoder.decode(part)]));
  } catch {
    return null;
  }
}
