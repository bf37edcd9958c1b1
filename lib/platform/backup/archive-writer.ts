import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { finished, pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Header, Pax } from 'tar';
import { StartFailure } from '@/lib/platform/env/start-failure';
import type { Manifest } from './manifest';
import { unwritable } from './unwritable';

export const block = 512;
const epoch = new Date(0);

/** A .tar.gz that is written as it comes, and has its name only when it is whole. Its hashes are the manifest's. */
export class ArchiveWriter {
  readonly entries: Manifest['entries'] = {};
  private readonly gzip = createGzip({ level: 5 });
  private readonly written: Promise<void>;
  private readonly unfinished: string;

  constructor(
    private readonly path: string,
    private readonly signal?: AbortSignal,
  ) {
    this.unfinished = `${path}.unfinished`;
    // Whoever can read it can read everything about everybody.
    this.written = pipeline(this.gzip, createWriteStream(this.unfinished, { mode: 0o600 })).catch((cause) => {
      throw unwritable(path, cause);
    });
    // Told where it is awaited: at the next write or at the end.
    this.written.catch(() => undefined);
  }

  add(name: string, bytes: Uint8Array): Promise<void> {
    return this.addStream(name, bytes.length, [bytes]);
  }

  /** `source` must give exactly `size` bytes. */
  async addStream(name: string, size: number, source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    await this.write(headerOf(name, size));
    const sha256 = createHash('sha256');
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      sha256.update(chunk);
      await this.write(chunk);
    }
    if (bytes !== size) throw new StartFailure(changedWhileRead(name));
    await this.write(Buffer.alloc((block - (size % block)) % block));
    this.entries[name] = { bytes, sha256: sha256.digest('hex') };
  }

  /** On the disk before it gets its name. */
  async finish(): Promise<void> {
    await this.write(Buffer.alloc(2 * block));
    this.gzip.end();
    await this.written;
    const file = await open(this.unfinished, 'r+');
    await file.sync();
    await file.close();
    await rename(this.unfinished, this.path);
  }

  async discard(): Promise<void> {
    this.gzip.destroy();
    await finished(this.gzip).catch(() => undefined);
    await Promise.allSettled([this.written]);
    await rm(this.unfinished, { force: true });
  }

  private async write(bytes: Uint8Array): Promise<void> {
    this.signal?.throwIfAborted();
    if (bytes.length === 0) return;
    // A full disk ends the pipeline, and a drain that never comes must not be waited for.
    if (!this.gzip.write(bytes)) await Promise.race([once(this.gzip, 'drain'), this.written]);
    if (this.gzip.destroyed) await this.written;
  }
}

export function changedWhileRead(name: string): string {
  return `${name} changed while it was read: take the backup again.`;
}

/** A name that is too long for the format of 1988 stands in an entry of its own before it. */
function headerOf(path: string, size: number): Buffer {
  const data = { path, size, mode: 0o600, uid: 0, gid: 0, type: 'File', mtime: epoch } as const;
  const header = new Header(data);
  const needsPax = header.encode();
  const plain = header.block ?? Buffer.alloc(0);
  return needsPax ? Buffer.concat([new Pax({ path, size }).encode(), plain]) : plain;
}
