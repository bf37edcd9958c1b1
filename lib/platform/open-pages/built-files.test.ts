import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { builtFiles } from './built-files';

const text = 'export const word = "escola";'.repeat(500);
const folder = mkdtempSync(join(tmpdir(), 'built-'));
let server: Server | undefined;

beforeAll(() => {
  mkdirSync(join(folder, 'static/chunks'), { recursive: true });
  for (const name of ['static/chunks/known.js', 'static/known.css', 'static/font.woff2', 'secret.js']) {
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  }
  writeFileSync(join(folder, 'static/unpacked.js'), text);
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => server?.close());

/** A server behind which Next would stand. */
function served(): Promise<string> {
  const answered = builtFiles(folder);
  const made = createServer((request, response) => {
    if (!answered(request, response)) response.end('Next');
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
    const { origin } = new URL(address);
    const path = address.slice(origin.length);
    get(origin, { path, headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

const browser = { 'accept-encoding': 'gzip, deflate, br' };

describe('builtFiles', () => {
  it('sends a script packed at its best to the very first visitor, as each browser unpacks it', async () => {
    const address = `${await served()}/_next/static/chunks/known.js`;
    const packed = await ask(address, browser);
    expect(packed.headers).toMatchObject({
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(packed.body).toString()).toBe(text);
    const older = await ask(address, { 'accept-encoding': 'gzip' });
    expect(older.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(older.body).toString()).toBe(text);
    const sheet = await ask(`${await served()}/_next/static/known.css`, browser);
    expect(sheet.headers).toMatchObject({ 'content-type': 'text/css; charset=UTF-8', 'content-encoding': 'br' });
  });

  it('leaves to Next whoever wants it unpacked, in part, its head alone, or knows it already', async () => {
    const address = `${await served()}/_next/static/chunks/known.js`;
    const answers = [
      await ask(address, {}),
      await ask(address, { ...browser, range: 'bytes=0-9' }),
      await ask(address, { ...browser, 'if-none-match': '"x"' }),
    ];
    for (const { body } of answers) expect(body.toString()).toBe('Next');
    expect((await ask(address, browser, 'HEAD')).headers['content-encoding']).toBeUndefined();
  });

  it('leaves to Next what is missing, what the build did not pack, what is no script, and what is no file of the build', async () => {
    const origin = await served();
    const paths = ['static/missing.js', 'static/unpacked.js', 'static/font.woff2', 'static/../secret.js', 'secret.js'];
    for (const path of paths) {
      expect((await ask(`${origin}/_next/${path}`, browser)).body.toString(), path).toBe('Next');
    }
  });
});
