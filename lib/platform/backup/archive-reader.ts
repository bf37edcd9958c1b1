import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { Header, Pax } from 'tar';
import { block } from './archive-writer';

export type Entry = { readonly name: string; readonly size: number; readonly body: AsyncIterable<Buffer> };

/** The entries of an archive in their order; what is left of one's body is skipped when the next is asked for. */
export async function* entriesOf(path: string, signal?: AbortSignal): AsyncGenerator<Entry> {
  const bytes = new Bytes(createReadStream(path, { signal }), createGunzip());
  try {
    let longName: ReturnType<typeof Pax.parse> | undefined;
    for (;;) {
      const header = new Header(await bytes.exactly(block), 0, longName);
      if (header.nullBlock) return await bytes.toTheEnd();
      if (!(header.cksumValid && header.path)) throw new Error('not an archive of tar');
      const size = header.size ?? 0;
      const isLongName = header.type === 'ExtendedHeader';
      if (isLongName) longName = Pax.parse((await bytes.exactly(size)).toString(), {}, false);
      else {
        // The header would put its own first half before a long name once more.
        const name = longName?.path ?? header.path;
        longName = undefined;
        const end = bytes.position + size;
        yield { name, size, body: bytes.upTo(end) };
        await bytes.skipTo(end);
      }
      await bytes.skipTo(Math.ceil(bytes.position / block) * block);
    }
  } finally {
    bytes.close();
  }
}

/** A gunzipped file, taken in pieces of a wanted size. */
class Bytes {
  position = 0;
  private held: Buffer = Buffer.alloc(0);
  private readonly source: AsyncIterator<Buffer>;

  constructor(
    private readonly file: ReturnType<typeof createReadStream>,
    gunzip: ReturnType<typeof createGunzip>,
  ) {
    file.once('error', (error) => gunzip.destroy(error));
    this.source = file.pipe(gunzip)[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  async exactly(size: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.upTo(this.position + size)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  async *upTo(end: number): AsyncGenerator<Buffer> {
    while (this.position < end) {
      if (this.held.length === 0 && !(await this.more())) throw new Error('it ends too early');
      const piece = this.held.subarray(0, end - this.position);
      this.held = this.held.subarray(piece.length);
      this.position += piece.length;
      yield piece;
    }
  }

  async skipTo(end: number): Promise<void> {
    for await (const _ of this.upTo(end));
  }

  /** Gzip's own checksum is behind the last byte. */
  async toTheEnd(): Promise<void> {
    while (await this.more());
  }

  close(): void {
    this.file.destroy();
  }

  private async more(): Promise<boolean> {
    const { value, done } = await this.source.next();
    this.held = done ? Buffer.alloc(0) : value;
    return !done;
  }
}
