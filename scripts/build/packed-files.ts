import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { packedSuffix } from '@/lib/platform/open-pages/accepted-packing';

const packedByBrotli = promisify(brotliCompress);
const packedByGzip = promisify(gzip);

/** Beside each script and sheet of a build, the same packed at its best: so the first visitor after a start gets it, too. */
export async function packFiles(folder: string): Promise<void> {
  const files = readdirSync(join(folder, 'static'), { recursive: true, encoding: 'utf8' });
  await Promise.all(
    files.filter((file) => /\.(?:js|css)$/.test(file)).map((file) => pack(join(folder, 'static', file))),
  );
}

async function pack(path: string): Promise<void> {
  const body = readFileSync(path);
  const best = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  writeFileSync(path + packedSuffix.br, await packedByBrotli(body, { params: best }));
  writeFileSync(path + packedSuffix.gzip, await packedByGzip(body, { level: 9 }));
}
