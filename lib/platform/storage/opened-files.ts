import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';

/** First and last byte, both included, as HTTP counts them. */
export type ByteRange = { first: number; last: number };

export type Files = {
  disk: Disk;
  /** flydrive reads whole files only. */
  readRange: (key: string, range: ByteRange) => Promise<Readable>;
};
