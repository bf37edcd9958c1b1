import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { workerScript } from './worker';

const page = (html: string) => ({ html, headers: { 'content-type': 'text/html' } });
const script = workerScript({ 'pt-BR': page('Sem conexão'), en: page('No connection') });

type Hear = (event: object) => void;
type Asked = { method?: string; mode?: string; preload?: Promise<unknown>; fetch?: () => Promise<unknown> };

const cut = () => Promise.reject(new TypeError('Failed to fetch'));

/** What the worker answers to a request, or nothing where it leaves the request alone. */
function answerTo(path: string, { method = 'GET', mode = 'navigate', preload, fetch = cut }: Asked = {}) {
  const heard = new Map<string, Hear>();
  const self = { addEventListener: (name: string, hear: Hear) => heard.set(name, hear), fetch };
  runInNewContext(script, { self, Response, URL });
  let answer: Promise<Response> | undefined;
  heard.get('fetch')?.({
    request: { method, mode, url: `https://escola.example${path}` },
    preloadResponse: preload,
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
  });
  return answer;
}

describe('the worker', () => {
  it.each([
    ['/student', 'Sem conexão'],
    ['/en/student', 'No connection'],
    ['/en', 'No connection'],
    ['/entrada', 'Sem conexão'],
    ['/constructor', 'Sem conexão'],
  ])('answers %s, which did not arrive, in its language', async (path, words) => {
    const answer = await answerTo(path);
    expect(await answer?.text()).toBe(words);
    expect(answer?.status).toBe(503);
  });

  it.each([200, 404, 500, 502, 503])('hands on what the server says with %i, whoever asked', async (status) => {
    const said = new Response('as the server said', { status });
    expect(await answerTo('/student', { fetch: async () => said })).toBe(said);
    expect(await answerTo('/student', { preload: Promise.resolve(said) })).toBe(said);
  });

  it('answers where the browser itself found no line', async () => {
    expect(await (await answerTo('/run', { preload: cut() }))?.text()).toBe('Sem conexão');
  });

  it.each(['/api/files/1', '/api/sso/google/callback', '/__/auth/'])(
    'leaves the failure of %s to the browser',
    async (path) => {
      await expect(answerTo(path)).rejects.toThrow('Failed to fetch');
    },
  );

  it.each([
    ['a form that is sent', { method: 'POST' }],
    ['a picture, a script or a call', { mode: 'cors' }],
  ])('leaves %s alone', (_, asked) => {
    expect(answerTo('/student', asked)).toBeUndefined();
  });
});
