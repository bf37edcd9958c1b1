import { gzipSync } from 'node:zlib';

const weighed = new Map<string, Promise<number>>();

/**
 * The JavaScript that a browser fetches for a served document, gzip -9: its script tags and preloads, and the chunks
 * that its data names, which the browser fetches as it reads them. The noModule file is for browsers without modules.
 */
export async function firstLoadBytes(url: string, html: string): Promise<number> {
  const unused = html.match(/<script[^>]*noModule[^>]*>/gi)?.join() ?? '';
  const scripts = new Set(html.match(/\/_next\/static\/[\w./~%-]+\.js/g) ?? []);
  const weights = [...scripts].filter((path) => !unused.includes(path)).map((path) => weight(url + path));
  return (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0);
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
  return gzipSync(await response.arrayBuffer(), { level: 9 }).byteLength;
}
