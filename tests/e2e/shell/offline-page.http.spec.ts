import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { buildId } from '@/lib/platform/env/running';
import { test } from '../support/http-test';

test('the worker is asked for anew each time, and comes again only when it has changed', async ({ clientOf }) => {
  const client = await clientOf(null);
  const first = await client.get('/worker.js');
  expect(first.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(gzipSync(await first.body()).length).toBeLessThan(4000);
  const { etag = '' } = first.headers();
  const second = await client.get('/worker.js', { headers: { 'if-none-match': etag } });
  expect([second.status(), (await second.body()).length]).toEqual([304, 0]);
});

test('whoever keeps the sheets of this build gets a first page without them, packed as hard', async ({ clientOf }) => {
  const client = await clientOf('instrutor');
  const page = async (says: string) => {
    const answer = await client.get('/run', { headers: { 'service-worker-navigation-preload': says } });
    return { html: await answer.text(), packing: answer.headers()['content-encoding'] };
  };
  const [first, ofAnother, kept] = [await page('true'), await page('another build'), await page(String(buildId()))];
  expect([first, ofAnother, kept].map(({ html }) => /<style /.test(html))).toEqual([true, true, false]);
  expect(kept.html).toContain('rel="stylesheet"');
  expect(kept.packing).toBe(first.packing);
});
