import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from '../support/http-test';

test('the worker is asked for anew each time, and comes again only when it has changed', async ({ clientOf }) => {
  const client = await clientOf(null);
  const first = await client.get('/worker.js');
  expect(first.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(gzipSync(await first.body()).length).toBeLessThan(3500);
  const { etag = '' } = first.headers();
  const second = await client.get('/worker.js', { headers: { 'if-none-match': etag } });
  expect([second.status(), (await second.body()).length]).toEqual([304, 0]);
});
