import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { acceptedPacking, type Packing, packedSuffix } from './accepted-packing';

type PackedFile = Readonly<Record<Packing, Buffer>>;

const builtFile = /^\/_next(\/static\/(?!.*\.\.)[\w./~-]+)$/;
const contentTypes = { '.js': 'application/javascript; charset=UTF-8', '.css': 'text/css; charset=UTF-8' } as const;

export function isBuiltFile(url = ''): boolean {
  return builtFile.test(url);
}

/**
 * Answers for a script or sheet as small as it can be, and says whether it did. A first visit brings a dozen, five sixths
 * of its bytes; Next packs each anew for every visitor, with gzip alone. The build packed them (scripts/build): what it did
 * not pack is left to Next.
 */
export function builtFiles(folder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  /** Their names change with their content: what is read once stays right. */
  const files = new Map<string, PackedFile>();
  return (request, response) => {
    const { method, url = '', headers } = request;
    const path = builtFile.exec(url)?.[1];
    const type = contentTypes[/\.(?:js|css)$/.exec(url)?.[0] as keyof typeof contentTypes];
    if (method !== 'GET' || !path || !type) return false;
    if (headers.range || headers['if-none-match'] || headers['if-modified-since']) return false;
    const packing = acceptedPacking(headers['accept-encoding']);
    if (!packing) return false;
    const file = files.get(path) ?? packedFile(join(folder, path));
    if (!file) return false;
    files.set(path, file);
    // It stays open without saying so: forty files of a first visit say two kilobytes of it.
    response.removeHeader('Connection');
    const body = file[packing];
    response.writeHead(200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Encoding': packing,
      'Content-Length': body.byteLength,
      Vary: 'Accept-Encoding',
    });
    response.end(body);
    return true;
  };
}

function packedFile(path: string): PackedFile | undefined {
  const { br, gzip } = packedSuffix;
  if (!existsSync(path + br) || !existsSync(path + gzip)) return undefined;
  return { br: readFileSync(path + br), gzip: readFileSync(path + gzip) };
}
