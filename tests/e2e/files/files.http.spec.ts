import { createHash } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { test } from '../support/http-test';

/** One part is enough: what is judged here is what the whole server makes of a stranger's file. */
async function stored(client: APIRequestContext, content: Buffer): Promise<string> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const contentHash = createHash('sha256').update(sha256, 'hex').digest('hex');
  const about = { purpose: 'document', name: 'Trabalho.pdf', bytes: content.length, partBytes: 65_536, contentHash };
  const { id } = await (await client.post('/api/uploads', { data: about })).json();
  const part = await client.put(`/api/uploads/${id}/parts/0?sha256=${sha256}`, { data: content });
  expect(part.status()).toBe(200);
  const finished = await client.post(`/api/uploads/${id}/finish`, { data: {} });
  expect(finished.status()).toBe(200);
  return (await finished.json()).address;
}

test('a stranger’s file is saved, never shown, and can run nothing', async ({ clientOf }) => {
  const content = Buffer.from(`%PDF-1.7\n<script>alert(1)</script>${Math.random()}`);
  const client = await clientOf('aluno');
  const address = await stored(client, content);
  const answer = await client.get(address);
  expect(answer.status()).toBe(200);
  expect((await answer.body()).equals(content)).toBe(true);
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''Trabalho.pdf",
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'private, no-cache',
  });
});

test('a file is read in ranges, and once only while it does not change', async ({ clientOf }) => {
  const content = Buffer.from(`%PDF-1.7\n${'a'.repeat(1000)}${Math.random()}`);
  const client = await clientOf('aluno');
  const address = await stored(client, content);
  const part = await client.get(address, { headers: { range: 'bytes=5-8' } });
  expect(part.status()).toBe(206);
  expect(await part.text()).toBe('1.7\n');
  expect(part.headers()['content-range']).toBe(`bytes 5-8/${content.length}`);
  const beyond = await client.get(address, { headers: { range: 'bytes=99999-' } });
  expect(beyond.status()).toBe(416);
  const same = await client.get(address, { headers: { 'if-none-match': String(part.headers().etag) } });
  expect(same.status()).toBe(304);
  expect((await (await clientOf('aluno_b')).get(address)).status()).toBe(404);
  expect((await (await clientOf(null)).get(address)).status()).toBe(401);
});
