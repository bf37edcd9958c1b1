import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

type Written = { name: string; bytes: () => Promise<AsyncIterable<Uint8Array>> | AsyncIterable<Uint8Array> };

/** The same course gives the same bytes on any day and in any place. */
const moment = new Date(1980, 0, 1);

/** A ZIP as it is read: one piece of one file is in memory at a time. Media are packed already. */
export async function* writeArchive(files: Iterable<Written>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for (const { name, bytes } of files) {
    const file = /\.(?:json|xml)$/.test(name) ? new ZipDeflate(name) : new ZipPassThrough(name);
    file.mtime = moment;
    zip.add(file);
    for await (const piece of await bytes()) {
      file.push(piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready;
}
