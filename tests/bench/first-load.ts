import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const weighed = new Map<string, Promise<number>>();

/**
 * The JavaScript that a browser fetches for a document, gzip -9: its script tags and preloads, and the chunks that its
 * data names, which the browser fetches as it reads them. The noModule file is for browsers without modules.
 */
export async function firstLoadBytes(
  html: string,
  weightOf: (path: string) => Promise<number> | number,
): Promise<number> {
  const unused = html.match(/<script[^>]*noModule[^>]*>/gi)?.join() ?? '';
  const scripts = new Set(html.match(/\/_next\/static\/[\w./~%-]+\.js/g) ?? []);
  const weights = [...scripts].filter((path) => !unused.includes(path)).map(weightOf);
  return (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0);
}

/** Of a page that was made with the build in this folder, as it lies there. */
export function builtLoadBytes(folder: string, page: string): Promise<number> {
  const html = readFileSync(join(folder, 'server', 'app', `${page}.html`), 'utf8');
  return firstLoadBytes(html, (path) => packedBytes(readFileSync(join(folder, path.replace('/_next/', '')))));
}

/** Of a file as it is served, gzip -9. */
export function weight(address: string): Promise<number> {
  const known = weighed.get(address) ?? fetchWeight(address);
  weighed.set(address, known);
  return known;
}

async function fetchWeight(address: string): Promise<number> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return packedBytes(await response.arrayBuffer());
}

function packedBytes(body: ArrayBuffer | Buffer): number {
  return gzipSync(body, { level: 9 }).byteLength;
}
