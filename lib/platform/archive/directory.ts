import { entriesMax, isBomb, unpackedBytesMax } from './limits';
import { refuse } from './refusal';

/** One file of an archive: where its packed bytes lie, and what it says of itself. */
export type Entry = {
  name: string;
  isPacked: boolean;
  crc: number;
  packedBytes: number;
  bytes: number;
  dataStart: number;
};

type Listed = Omit<Entry, 'dataStart'> & { start: number; flags: number; rawName: Buffer };

const endBytes = 22;
const listedBytes = 46;
const localBytes = 30;
const descriptors = [12, 16];
const hasDescriptor = 0x8;
/** How it was packed, a descriptor behind it, a name in UTF-8: whatever else is flagged, we do not read. */
const readableFlags = 0x2 | 0x4 | hasDescriptor | 0x800;
const symbolicLink = 0xa000;
const plainFile = 0x8000;
const folder = 0x4000;

/**
 * The files of a ZIP, by its directory at the end, which must tell of every byte before it: no gap, no overlap, nothing
 * that one program would read in another way. Reading as it streams would never see the links, which stand only there.
 */
export function readDirectory(zip: Buffer, judgeName: (name: string) => string): Entry[] {
  const end = zip.length - endBytes;
  if (end < 0 || zip.readUInt32LE(end) !== 0x06054b50 || zip.readUInt16LE(end + 20) !== 0) refuse('archive-not-whole');
  const count = zip.readUInt16LE(end + 10);
  const start = zip.readUInt32LE(end + 16);
  const isOneDisk = zip.readUInt32LE(end + 4) === 0 && zip.readUInt16LE(end + 8) === count;
  if (!isOneDisk || start + zip.readUInt32LE(end + 12) !== end) refuse('archive-not-whole');
  if (count > entriesMax) refuse('archive-too-many', { maximum: entriesMax });
  const listed = readListed(zip, { start, end, count, judgeName });
  judgeSizes(listed);
  return located(zip, listed, start);
}

type Bounds = { start: number; end: number; count: number; judgeName: (name: string) => string };

function readListed(zip: Buffer, { start, end, count, judgeName }: Bounds): Listed[] {
  const listed: Listed[] = [];
  const names = new Set<string>();
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + listedBytes > end || zip.readUInt32LE(at) !== 0x02014b50) refuse('archive-not-whole');
    const next = at + listedBytes + sum(zip, at + 28, at + 30, at + 32);
    if (next > end) refuse('archive-not-whole');
    const entry = readOne(zip, at);
    const name = judgeName(entry.name);
    if (names.has(name.toLowerCase())) refuse('archive-entry-twice', { entry: name });
    names.add(name.toLowerCase());
    listed.push(entry);
    at = next;
  }
  if (at !== end) refuse('archive-not-whole');
  return listed;
}

function sum(zip: Buffer, ...places: number[]): number {
  return places.reduce((total, place) => total + zip.readUInt16LE(place), 0);
}

function readOne(zip: Buffer, at: number): Listed {
  const rawName = zip.subarray(at + listedBytes, at + listedBytes + zip.readUInt16LE(at + 28));
  const name = rawName.toString('utf8');
  const kind = (zip.readUInt32LE(at + 38) >>> 16) & 0xf000;
  if (kind === symbolicLink) refuse('archive-link', { entry: name });
  if (![0, plainFile, folder].includes(kind)) refuse('archive-entry-kind', { entry: name });
  const flags = zip.readUInt16LE(at + 8);
  const method = zip.readUInt16LE(at + 10);
  const isOneDisk = zip.readUInt16LE(at + 34) === 0;
  if ((flags & ~readableFlags) !== 0 || ![0, 8].includes(method) || !isOneDisk) {
    refuse('archive-entry-kind', { entry: name });
  }
  return {
    name,
    rawName,
    flags,
    isPacked: method === 8,
    crc: zip.readUInt32LE(at + 16),
    packedBytes: zip.readUInt32LE(at + 20),
    bytes: zip.readUInt32LE(at + 24),
    start: zip.readUInt32LE(at + 42),
  };
}

function judgeSizes(listed: readonly Listed[]): void {
  let total = 0;
  for (const { name, packedBytes, bytes, isPacked } of listed) {
    if (!isPacked && packedBytes !== bytes) refuse('archive-damaged', { entry: name });
    if (isBomb({ packed: packedBytes, unpacked: bytes })) refuse('archive-bomb', { entry: name });
    total += bytes;
    if (total > unpackedBytesMax) refuse('archive-too-large', { entry: name, maximum: unpackedBytesMax / 1024 / 1024 });
  }
}

/** Each entry begins where the one before it ends, and says there the same of itself as in the directory. */
function located(zip: Buffer, listed: readonly Listed[], directoryStart: number): Entry[] {
  let expected = 0;
  let slack: readonly number[] = [0];
  const entries = new Map<Listed, Entry>();
  for (const entry of listed.toSorted((a, b) => a.start - b.start)) {
    const { name, flags, start, rawName, ...rest } = entry;
    if (!slack.includes(start - expected)) refuse('archive-damaged', { entry: name });
    if (start + localBytes > directoryStart) refuse('archive-damaged', { entry: name });
    const dataStart = start + localBytes + sum(zip, start + 26, start + 28);
    expected = dataStart + rest.packedBytes;
    if (expected > directoryStart || !isSame(zip, entry)) refuse('archive-damaged', { entry: name });
    slack = flags & hasDescriptor ? descriptors : [0];
    entries.set(entry, { name, ...rest, dataStart });
  }
  if (!slack.includes(directoryStart - expected)) refuse('archive-not-whole');
  return listed.map((entry) => entries.get(entry) as Entry);
}

function isSame(zip: Buffer, { start, flags, rawName, isPacked, crc, packedBytes, bytes }: Listed): boolean {
  const name = zip.subarray(start + localBytes, start + localBytes + zip.readUInt16LE(start + 26));
  const said = [14, 18, 22].map((place) => zip.readUInt32LE(start + place));
  const isSaid = (value: number, index: number) => value === [crc, packedBytes, bytes][index];
  return (
    zip.readUInt32LE(start) === 0x04034b50 &&
    zip.readUInt16LE(start + 6) === flags &&
    zip.readUInt16LE(start + 8) === (isPacked ? 8 : 0) &&
    name.equals(rawName) &&
    (flags & hasDescriptor ? said.every((value, index) => value === 0 || isSaid(value, index)) : said.every(isSaid))
  );
}
