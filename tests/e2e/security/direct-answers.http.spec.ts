import { request } from 'node:http';
import { expect } from '@playwright/test';
import { test } from '../support/http-test';

/** The one stream that our server answers before Next: the same doors stand before it. */
const path = '/api/chatgpt/prompt';
const asStream = { accept: 'text/event-stream' };
const context = { selectedSubject: 'curso_MT' };
const id = /^[\w-]{8,64}$/;

for (const accept of ['text/event-stream', 'application/json']) {
  test(`nobody and other sites are refused alike (${accept})`, async ({ clientOf }) => {
    const [stranger, pupil] = [await clientOf(null), await clientOf('aluno')];
    const nobody = await stranger.post(path, { headers: { accept }, data: { context } });
    expect([nobody.status(), (await nobody.json()).code]).toEqual([401, 'request.not-authenticated']);
    const foreign = { accept, origin: 'https://evil.example' };
    const forged = await pupil.post(path, { headers: foreign, data: { context } });
    expect([forged.status(), (await forged.json()).code]).toEqual([403, 'request.foreign-origin']);
    for (const answer of [nobody, forged]) {
      expect(answer.headers()['x-request-id']).toMatch(id);
      expect(answer.headers()['x-content-type-options']).toBe('nosniff');
    }
  });
}

/** The status that somebody gets who says how much he will send, and then says nothing. */
function statusWhileSilent(baseURL: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(`${baseURL}${path}`, { method: 'POST', headers });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      resolve(answer.statusCode);
      answer.destroy();
    });
    asked.write('{');
  });
}

test('who would be refused is not waited for', async ({ baseURL, clientOf }) => {
  const origin = String(baseURL);
  const headers = { ...asStream, 'content-type': 'application/json', 'content-length': '6000', origin };
  expect(await statusWhileSilent(origin, headers), 'nobody').toBe(401);
  const pupil = await clientOf('aluno');
  const { cookies } = await pupil.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(await statusWhileSilent(origin, { ...headers, cookie, origin: 'https://evil.example' })).toBe(403);
  expect(await statusWhileSilent(origin, { ...headers, cookie, 'content-length': '999999999' })).toBe(413);
});

test('what is too large, no JSON, or no question of the own is refused, and the line goes on', async ({ clientOf }) => {
  const pupil = await clientOf('aluno');
  const large = await pupil.post(path, { headers: asStream, data: { context, questionId: 'x'.repeat(400_000) } });
  expect([large.status(), (await large.json()).code]).toEqual([413, 'request.too-large']);
  const headers = { ...asStream, 'content-type': 'application/json' };
  const torn = await pupil.post(path, { headers, data: Buffer.from('{"context":') });
  expect([torn.status(), (await torn.json()).code]).toEqual([400, 'request.malformed']);
  const questionId = '01936b2e-5f4a-7c3d-8e9f-0123456789ab';
  const missing = await pupil.post(`${path}?x=1`, { headers: asStream, data: { context, questionId } });
  expect(missing.status()).toBe(404);
});
