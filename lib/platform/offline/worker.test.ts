import { describe, expect, it } from 'vitest';
import { browser, cut } from './made-browser';

const { answerTo } = browser().worker('a');

describe('the worker', () => {
  it.each([
    ['/my-data', 'Sem conexão'],
    ['/en/my-data', 'No connection'],
    ['/en', 'No connection'],
    ['/entrada', 'Sem conexão'],
    ['/constructor', 'Sem conexão'],
    ['/student', 'Sem conexão'],
  ])('answers %s, of which nothing is kept, in its language', async (path, words) => {
    const answer = await answerTo(path);
    expect(await answer?.text()).toBe(words);
    expect(answer?.status).toBe(503);
  });

  it.each([200, 404, 500, 502, 503])('hands on what the server says with %i, whoever asked', async (status) => {
    const said = new Response('as the server said', { status });
    expect(await answerTo('/my-data', { fetch: async () => said })).toBe(said);
    expect(await answerTo('/run', { preload: Promise.resolve(said) })).toBe(said);
  });

  it('answers where the browser itself found no line', async () => {
    expect(await (await answerTo('/my-data', { preload: cut() }))?.text()).toBe('Sem conexão');
  });

  it.each(['/api/files/1', '/api/sso/google/callback', '/__/auth/'])(
    'leaves the failure of %s to the browser',
    async (path) => {
      await expect(answerTo(path)).rejects.toThrow('Failed to fetch');
    },
  );

  it.each([
    ['a form that is sent', '/run', { method: 'POST' }],
    ['a picture or a call', '/api/turmas', { mode: 'cors' }],
    ['what a page of another area is made of', '/my-data', { mode: 'cors', headers: { rsc: '1' } }],
    ['another site', 'https://elsewhere.example/run', {}],
  ])('leaves %s alone', (_, path, asked) => {
    expect(answerTo(path, asked)).toBeUndefined();
  });
});
