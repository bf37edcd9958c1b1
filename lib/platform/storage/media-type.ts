import { Readable } from 'node:stream';
import { fileTypeFromStream } from 'file-type';

/** What a file is by its content; its name and what its sender says of it decide nothing. Reads as much as it needs. */
export async function mediaTypeOf(stream: Readable): Promise<string | undefined> {
  try {
    return (await fileTypeFromStream(Readable.toWeb(stream) as ReadableStream<Uint8Array>))?.mime;
  } finally {
    stream.destroy();
  }
}
