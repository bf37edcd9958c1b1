import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { answeredPacked } from './built-files';

const text = 'export const word = "escola";'.repeat(500);
let server: Server | undefined;
let asked: string[] = [];

afterEach(() => {
  server?.close();
  asked = [];
});

/** A server behind which Next would stand: it knows two scripts, one of which may change under its name. */
function served(): Promise<string> {
  const made = createServer((request, response) => {
    if (answeredPacked(request, response)) return;
    asked.push(`${request.method} ${request.url} ${request.headers['accept-encoding']}`);
    const isKnown = /known|changing/.test(request.url ?? '');
    response.writeHead(isKnown ? 200 : 404, {
      'Content-Type': 'application/javascript; charset=UTF-8',
      'Cache-Control': request.url?.includes('known') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(text);
  });
  server = made;
  return new Promise((resolve) => {
    made.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(made.address() as AddressInfo).port}`));
  });
}

type Answer = { headers: IncomingHttpHeaders; body: Buffer };

/** As it travels: fetch would unpack it. */
function ask(address: string, headers: Record<string, string>, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(address, { headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

const browser = { 'accept-encoding': 'gzip, deflate, br' };

describe('answeredPacked', () => {
  it('sends a script packed at its best from the second visitor on, as each browser unpacks it', async () => {
    const address = `${await served()}/_next/static/chunks/known-1.js`;
    expect((await ask(address, browser)).headers['content-encoding']).toBeUndefined();
    await expect.poll(async () => (await ask(address, browser)).headers['content-encoding']).toBe('br');
    const nextWasAsked = asked.length;
    const packed = await ask(address, browser);
    expect(packed.headers).toMatchObject({
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(packed.body).toString()).toBe(text);
    const older = await ask(address, { 'accept-encoding': 'gzip' });
    expect(older.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(older.body).toString()).toBe(text);
    expect(asked).toHaveLength(nextWasAsked);
  });

  it('leaves to Next whoever wants it unpacked, in part, its head alone, or knows it already', async () => {
    const address = `${await served()}/_next/static/chunks/known-2.js`;
    await ask(address, browser);
    await expect.poll(async () => (await ask(address, browser)).headers['content-encoding']).toBe('br');
    asked = [];
    await ask(address, {});
    await ask(address, { ...browser, range: 'bytes=0-9' });
    await ask(address, { ...browser, 'if-none-match': '"x"' });
    await ask(address, browser, 'HEAD');
    expect(asked).toHaveLength(4);
  });

  it('keeps neither what is missing, nor what may change under its name, nor what is no script', async () => {
    const origin = await served();
    const paths = [
      '/_next/static/chunks/missing.js',
      '/_next/static/changing.js',
      '/_next/static/media/known.woff2',
      '/known.js',
    ];
    for (let visit = 0; visit < 3; visit += 1) {
      for (const path of paths) {
        expect((await ask(origin + path, browser)).headers['content-encoding'], path).toBeUndefined();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  });
});
