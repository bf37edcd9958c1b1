import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser, built, cut, silent } from './made-browser';
import { shellAreas, shellOf } from './shells';

describe('the shells', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function withShells(build = 'build-a') {
    const { caches, state, worker } = browser();
    state.files = built(build);
    const running = worker(build);
    await running.keep('/kept/run', '/en/kept/run');
    return { caches, state, worker, ...running };
  }
  const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();

  it('has one for each area that a lesson needs', () => {
    expect(shellAreas.map((area) => shellOf(`/${area}`))).toEqual(['/kept/run', '/kept/student', '/kept/onlinetest']);
    expect(shellOf('/en/run/activity/5')).toBe('/en/kept/run');
    for (const path of ['/', '/runner', '/pt-BR/run', '/kept/run', '/en', '/adm/run']) {
      expect(shellOf(path)).toBeUndefined();
    }
  });

  it('are kept with every chunk that they name, and that those name, but what only old browsers run', async () => {
    const { caches } = await withShells();
    expect(caches.held()).toEqual({
      'shells-build-a': [
        '/_next/static/chunks/build-a.js',
        '/_next/static/chunks/late.js',
        '/en/kept/run',
        '/kept/run',
        '/robot.svg',
      ],
    });
  });

  it('have what they draw on the device', async () => {
    const { answerTo: answer } = await withShells();
    expect(await textOf(answer('/robot.svg', { mode: 'no-cors' }))).toBe('<svg/>');
  });

  it('are refused of another build, and where something else came in their place', async () => {
    const { caches, state, worker } = browser();
    state.files = built('build-b');
    state.files['/en/kept/run'] = 'build-a';
    state.redirected = '/en/kept/run';
    await worker('build-a').keep('/kept/run', '/en/kept/run', '/kept/gone');
    expect(caches.held()).toEqual({ 'shells-build-a': ['/robot.svg'] });
  });

  it('tell the server that the sheets of their signed-in pages are here, once they are', async () => {
    const { state, keepWith } = await withShells();
    state.preloadSays = 'true';
    await keepWith([{ path: '/_next/static/chunks/page.css' }], '/kept/run');
    expect(state.preloadSays).toBe('true');
    state.files['/_next/static/chunks/page.css'] = 'p{}';
    await keepWith([{ path: '/_next/static/chunks/page.css' }], '/kept/run');
    expect(state.preloadSays).toBe('build-a');
  });

  it('keep a sheet that stands inside its page without asking for it', async () => {
    const { state, keepWith, answerTo: answer } = await withShells();
    await keepWith([{ path: '/_next/static/chunks/inside.css', css: 'p{}' }], '/kept/run');
    expect(state.preloadSays).toBe('build-a');
    expect(await textOf(answer('/_next/static/chunks/inside.css', { mode: 'no-cors' }))).toBe('p{}');
  });

  it.each([
    ['/run', 'build-a<'],
    ['/run/activity/5', 'build-a<'],
    ['/en/run/class/7', 'build-a en'],
  ])('stand in for %s without a line', async (path, words) => {
    const { answerTo: answer } = await withShells();
    expect(await textOf(answer(path))).toContain(words);
    expect(await textOf(answer(path, { preload: cut() }))).toContain(words);
  });

  it('stand in after three seconds of silence, at once for the next 15, and no longer once something comes', async () => {
    const { answerTo: answer } = await withShells();
    let shown: Response | undefined;
    void answer('/run', { preload: silent() })?.then((response) => {
      shown = response;
    });
    await vi.advanceTimersByTimeAsync(2999);
    expect(shown).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(await shown?.text()).toContain('build-a');
    expect(await textOf(answer('/run', { preload: silent() }))).toContain('build-a');
    const part = await answer('/run', { mode: 'cors', headers: { rsc: '1' }, fetch: silent });
    expect(part?.type).toBe('error');
    await vi.advanceTimersByTimeAsync(15_000);
    const said = new Response('the page');
    expect(await answer('/run', { preload: Promise.resolve(said) })).toBe(said);
  });

  it('lets a part of a page fail on a silent line, so that the router loads it whole', async () => {
    const { answerTo: answer } = await withShells();
    let failed: Response | undefined;
    void answer('/en/student?_rsc=1', { mode: 'cors', headers: { rsc: '1' }, fetch: silent })?.then((response) => {
      failed = response;
    });
    await vi.advanceTimersByTimeAsync(3000);
    expect(failed?.type).toBe('error');
  });

  it('comes to an area whose shell is not kept as ever: the line is waited for', async () => {
    const { answerTo: answer } = await withShells();
    let shown: Response | undefined;
    void answer('/student', { preload: silent() })?.then((response) => {
      shown = response;
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown).toBeUndefined();
  });

  it('waits with a new build until a page lets it take over, and keeps the files of the old one for its tabs', async () => {
    const { caches, state, worker } = await withShells();
    state.files = built('build-b');
    const newer = worker('build-b');
    await newer.happens('install');
    expect(state.tookOver).toBe(false);
    await newer.happens('message', { data: { takeOver: true } });
    expect(state.tookOver).toBe(true);
    state.asked = [];
    await newer.happens('activate');
    // The tab of before is still open.
    await newer.keep('/kept/run');
    const late = newer.answerTo('/_next/static/chunks/build-a.js', { mode: 'no-cors' });
    expect(await textOf(late)).toContain('late.js');
    expect(await textOf(newer.answerTo('/run'))).toContain('build-b');
    // It was closed, or loaded anew.
    state.tabs = ['newer tab'];
    await newer.keep('/kept/run');
    expect(Object.keys(caches.held())).toEqual(['shells-build-b']);
    expect(state.asked).toEqual([]);
  });

  it('gives up nothing of the old build before the new one has shells of its own', async () => {
    const { caches, state, worker } = await withShells();
    const newer = worker('build-b');
    state.tabs = [];
    state.files = {};
    await newer.happens('install');
    await newer.happens('activate');
    expect(Object.keys(caches.held())).toContain('shells-build-a');
    expect(await textOf(newer.answerTo('/run'))).toContain('build-a');
  });
});
