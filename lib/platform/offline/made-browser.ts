import { runInNewContext } from 'node:vm';
import { type MadeCaches, madeCaches } from './made-caches';
import type { Sheet } from './shell-box';
import { workerScript } from './worker';

const page = (html: string) => ({ html, headers: { 'content-type': 'text/html' } });
const pages = { 'pt-BR': page('Sem conexão'), en: page('No connection') };
const origin = 'https://escola.example';

type Hear = (event: object) => void;
type Asked = {
  method?: string;
  mode?: string;
  headers?: Record<string, string>;
  preload?: Promise<unknown>;
  fetch?: (asked: unknown) => Promise<unknown>;
};

export const cut = () => Promise.reject(new TypeError('Failed to fetch'));
export const silent = () => new Promise<never>(() => undefined);
/** What the build serves: a shell names its first script, which names another. */
export const built = (build: string) => ({
  '/kept/run': `<html>${build}<script src="/_next/static/chunks/old.js" noModule=""></script><script src="/_next/static/chunks/${build}.js"></script></html>`,
  '/en/kept/run': `<html>${build} en</html>`,
  [`/_next/static/chunks/${build}.js`]: 'load("static/chunks/late.js")',
  '/_next/static/chunks/late.js': 'over("static/chunks/late.js", "static/chunks/gone.js")',
  '/_next/static/chunks/old.js': 'for old browsers',
  '/robot.svg': '<svg/>',
});

/** One browser, whose worker may be replaced by that of another build. */
export function browser({ caches = madeCaches(), tabs = ['tab'] }: { caches?: MadeCaches; tabs?: string[] } = {}) {
  const state = {
    tabs,
    files: {} as Record<string, string>,
    asked: [] as string[],
    tookOver: false,
    redirected: '',
    preloadSays: 'true',
  };
  const serve = async (asked: unknown) => {
    const path = typeof asked === 'string' ? asked : new URL((asked as Request).url).pathname;
    state.asked.push(path);
    const text = state.files[path];
    const answer = text === undefined ? new Response('', { status: 404 }) : new Response(text);
    return Object.defineProperty(answer, 'redirected', { value: path === state.redirected });
  };
  function worker(build: string) {
    const heard = new Map<string, Hear>();
    let fetchNow = serve as (asked: unknown) => Promise<unknown>;
    const self = {
      addEventListener: (name: string, hear: Hear) => heard.set(name, hear),
      fetch: (asked: unknown) => fetchNow(asked),
      location: { origin },
      registration: {
        navigationPreload: {
          enable: async () => undefined,
          setHeaderValue: async (value: string) => {
            state.preloadSays = value;
          },
        },
      },
      caches,
      clients: { matchAll: async () => state.tabs.map((id) => ({ id })), claim: async () => undefined },
      skipWaiting: async () => {
        state.tookOver = true;
      },
    };
    const sandbox = { self, Response, URL, Promise, Date, setTimeout, clearTimeout, Set, Object, JSON };
    runInNewContext(workerScript(pages, build), sandbox);
    const happens = async (name: string, more: object = {}) => {
      const works: Promise<unknown>[] = [];
      heard.get(name)?.({ ...more, waitUntil: (work: Promise<unknown>) => works.push(work) });
      await Promise.all(works);
    };
    /** What the worker answers to a request, or nothing where it leaves the request alone. */
    function answerTo(path: string, { method = 'GET', mode = 'navigate', headers = {}, preload, fetch }: Asked = {}) {
      fetchNow = fetch ?? cut;
      let answer: Promise<Response> | undefined;
      heard.get('fetch')?.({
        request: { method, mode, headers: new Headers(headers), url: new URL(path, origin).href },
        preloadResponse: preload,
        waitUntil: () => undefined,
        respondWith: (given: Promise<Response>) => {
          answer = given;
        },
      });
      return answer;
    }
    const keepWith = (sheets: readonly Sheet[], ...addresses: string[]) => {
      fetchNow = serve;
      return happens('message', { data: { keep: addresses, sheets } });
    };
    const keep = (...addresses: string[]) => keepWith([], ...addresses);
    const online = () => {
      fetchNow = serve;
    };
    return { answerTo, happens, keep, keepWith, online };
  }
  return { caches, state, worker };
}
