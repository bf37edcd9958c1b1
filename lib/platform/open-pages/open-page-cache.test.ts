import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answeredFromCache, emptyOpenPageCache } from './open-page-cache';

let server: Server;
let origin: string;
let cacheControl: string;
let made: number;

/** Stands for Next: says how often it was asked. */
beforeEach(async () => {
  made = 0;
  cacheControl = 's-maxage=60, stale-while-revalidate=31535940';
  server = createServer((request, response) => {
    if (answeredFromCache(request, response)) return;
    made += 1;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', cacheControl);
    response.end(`<html><head></head><body>made ${made}</body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  emptyOpenPageCache();
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function open(path = '/course', headers: Record<string, string> = {}) {
  return fetch(origin + path, { headers: { 'accept-encoding': 'gzip, br', ...headers } });
}

/** Visited once, then asked for again by the cache itself. */
async function cached(path = '/course'): Promise<string> {
  await (await open(path)).text();
  await vi.waitFor(async () => expect((await open(path)).headers.get('content-encoding')).toBe('br'));
  return (await open(path)).text();
}

describe('answeredFromCache', () => {
  it('serves a stored page without asking for it again', async () => {
    const text = await cached();
    const before = made;
    expect(await (await open()).text()).toBe(text);
    expect(made).toBe(before);
  });

  it('keeps what is sent to those who read on apart from what first readers get', async () => {
    const first = await cached();
    const readOn = () => open('/course', { 'sec-fetch-site': 'same-origin' });
    await (await readOn()).text();
    await vi.waitFor(async () => expect((await readOn()).headers.get('content-encoding')).toBe('br'));
    expect(await (await readOn()).text()).not.toBe(first);
    expect(await (await open()).text()).toBe(first);
    expect((await open()).headers.get('vary')).toContain('Sec-Fetch-Site');
  });

  it('asks again after something was published', async () => {
    const text = await cached();
    emptyOpenPageCache();
    expect(await (await open()).text()).not.toBe(text);
  });

  it('answers 304 to a browser that has the page', async () => {
    await cached();
    const etag = (await open()).headers.get('etag') ?? '';
    const again = await open('/course', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each(['private, no-cache, no-store, max-age=0, must-revalidate', ''])(
    'never keeps a page of %j',
    async (value) => {
      cacheControl = value;
      await (await open()).text();
      await (await open()).text();
      expect(await (await open()).text()).toContain('made 3');
    },
  );

  it('leaves queries, router data and readers that unpack nothing to Next', async () => {
    await cached();
    const before = made;
    for (const answer of [
      await open('/course?codigo=A'),
      await open('/course', { rsc: '1' }),
      await open('/course', { 'accept-encoding': 'identity' }),
    ]) {
      expect(answer.headers.get('content-encoding')).toBeNull();
    }
    expect(made).toBe(before + 3);
  });
});
