import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** Counts up when an older version of the product could not read the archive any more. */
export const archiveFormat = 1;

/** The last entry of an archive: without it the archive was cut. */
export const manifestName = 'manifest.json';

const Table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Of all rows, whatever their order (rows-digest.ts). */
  digest: z.string(),
  /** Its entries, in their order: COPY's text format, cut anywhere. */
  parts: z.array(z.string()),
});

const Sequence = z.object({ schema: z.string(), name: z.string(), value: z.string(), called: z.boolean() });

/** What an archive holds, and the hash of each entry. */
export const Manifest = z.object({
  format: z.number(),
  product: z.string(),
  takenAt: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(Table),
  leftOut: z.array(z.object({ table: z.string(), why: z.string() })),
  sequences: z.array(Sequence),
  /** The keys of the files in the archive. */
  files: z.array(z.string()),
  /** Keys that rows name and that were nowhere when the backup was taken. */
  missingFiles: z.array(z.string()),
  entries: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof Manifest>;
export type BackedUpTable = z.infer<typeof Table>;
export type BackedUpSequence = z.infer<typeof Sequence>;

/** From the repository's root, where every command of ours runs. */
export function productVersion(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
}

export function entryOfFile(key: string): string {
  return `files/${key}`;
}
