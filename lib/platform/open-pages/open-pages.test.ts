import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openPages } from './open-pages';

const sheet = 'p{color:red}';
const document = '<html><head><link rel="stylesheet" href="/_next/static/a.css"/></head><body>Olá</body></html>';
let server: Server | undefined;

afterEach(() => server?.close());

/** A server behind which Next would stand: it makes the same page for everyone. */
function served(isOn: boolean): Promise<string> {
  const answered = openPages({ isOn, folder: 'no-build', isFirstScreen: ({ url }) => url === '/login' });
  const made = createServer((request, response) => {
    if (answered(request, response)) return;
    const isSheet = request.url?.endsWith('.css');
    response.setHeader('Content-Type', isSheet ? 'text/css' : 'text/html; charset=utf-8');
    if (isSheet) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('Link', '</_next/static/a.css>; rel=preload; as="style"');
    response.end(isSheet ? sheet : document);
  });
  server = made;
  return new Promise((resolve) => {
    made.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(made.address() as AddressInfo).port}`));
  });
}

describe('openPages', () => {
  it('gives an open page and a first screen their styles inside', async () => {
    const url = await served(true);
    for (const path of ['/course', '/login']) {
      expect(await (await fetch(url + path)).text()).toContain(`<style>${sheet}</style>`);
    }
  });

  it('gives the first page of somebody who is signed in its styles inside, and leaves those that follow as they are', async () => {
    const url = await served(true);
    const ask = async (headers: object) =>
      (await fetch(`${url}/student`, { headers: { 'x-nonce': 'abc', ...headers } })).text();
    const inside = `<style data-sheet="/_next/static/a.css">${sheet}</style>`;
    expect(await ask({})).toContain(inside);
    expect(await ask({ 'sec-fetch-site': 'cross-site' })).toContain(inside);
    expect(await ask({ 'sec-fetch-site': 'same-origin' })).toBe(document);
    expect(await ask({ rsc: '1' })).toBe(document);
  });

  it('turned off, leaves every page and sheet as it is', async () => {
    const url = await served(false);
    const page = await fetch(`${url}/login`);
    expect(await page.text()).toBe(document);
    expect(page.headers.get('link')).toContain('a.css');
  });
});
