import { crc32, deflateRawSync } from 'node:zlib';

export type HostileEntry = {
  name: string;
  bytes?: Uint8Array;
  /** What the archive says of it, where that is not so. */
  said?: { bytes?: number; crc?: number; flags?: number; method?: number; attributes?: number; localName?: string };
};

/** A ZIP written by hand, so that it can lie. */
export function hostileZip(entries: readonly HostileEntry[]): Buffer {
  const parts: Buffer[] = [];
  const listed: Buffer[] = [];
  let at = 0;
  for (const { name, bytes = Buffer.from('x'), said = {} } of entries) {
    const packed = deflateRawSync(bytes);
    const { bytes: length = bytes.length, crc = crc32(bytes), flags = 0x800, method = 8, attributes = 0 } = said;
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(method, 4);
    shared.writeUInt32LE(0x00210000, 6);
    shared.writeUInt32LE(crc, 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(length, 18);
    const inside = Buffer.from(said.localName ?? name);
    const outside = Buffer.from(name);
    const localHead = Buffer.from(shared);
    localHead.writeUInt16LE(inside.length, 22);
    const listedHead = Buffer.from(shared);
    listedHead.writeUInt16LE(outside.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(attributes >>> 0, 6);
    tail.writeUInt32LE(at, 10);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), localHead, inside, packed]);
    listed.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), listedHead, tail, outside]));
    parts.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(listed);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}
