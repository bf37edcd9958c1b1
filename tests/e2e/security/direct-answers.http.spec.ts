import { expect } from '@playwright/test';
import { test } from '../support/test';

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
