import type { Locale } from '@/lib/platform/i18n/locales';
import { type Line, lineOf } from './line';
import { type BoxScope, type Sheet, type ShellBox, shellBox } from './shell-box';
import { drawings, shellOf } from './shells';

/** A page for each language, and the headers that each is answered with. */
export type OfflinePages = Readonly<
  Record<Locale, { readonly html: string; readonly headers: Record<string, string> }>
>;

type WaitingEvent = { waitUntil(work: Promise<unknown>): void };
type MessageEvent = WaitingEvent & { readonly data: unknown };
type FetchEvent = WaitingEvent & {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
/** What a page says to its worker (register-worker.ts). */
export type WorkerMessage =
  | { readonly keep: readonly string[]; readonly sheets: readonly Sheet[] }
  | { readonly takeOver: true };

type Preload = { enable(): Promise<void>; setHeaderValue(value: string): Promise<void> };

/** What this worker uses of its global scope, which the types of a page do not know. */
type WorkerScope = BoxScope & {
  readonly clients: { claim(): Promise<void> };
  readonly location: { readonly origin: string };
  readonly registration: { active?: unknown; navigationPreload?: Preload };
  addEventListener(name: 'fetch', hear: (event: FetchEvent) => void): void;
  addEventListener(name: 'message', hear: (event: MessageEvent) => void): void;
  addEventListener(name: 'install' | 'activate', hear: (event: WaitingEvent) => void): void;
  skipWaiting(): Promise<void>;
};

type Parts = {
  readonly build: string;
  readonly pages: OfflinePages;
  readonly line: Line;
  readonly box: ShellBox;
  readonly drawn: readonly string[];
  readonly shellAt: (path: string) => string | undefined;
};

/**
 * Answers a page that did not arrive: the pages of a lesson with their shells, every other with one that says so. Whatever
 * the server said in time is handed on, its failures too. The function is sent as text: it uses nothing from outside.
 */
function runWorker(scope: WorkerScope, { build, pages, line, box, drawn, shellAt }: Parts): void {
  const standing: Locale = 'pt-BR';
  /**
   * The browser asks by itself while the worker wakes. Asked by the worker, each page would come as one that another page
   * of ours led to (`Sec-Fetch-Site`), and a first visit would lack its style sheet (lib/platform/open-pages).
   */
  async function asked({ request, preloadResponse }: FetchEvent) {
    return (await preloadResponse) ?? scope.fetch(request);
  }
  function offlinePage(path: string) {
    const [, first = ''] = path.split('/');
    const { html, headers } = pages[Object.hasOwn(pages, first) ? (first as Locale) : standing];
    return new Response(html, { status: 503, headers });
  }
  async function page(event: FetchEvent, path: string, answer = asked(event)) {
    return answer.catch((error: unknown) => {
      // Left alone, an address under /api would be asked for twice, and a link that works once would be used up unseen.
      if (/^\/(api|__)\//.test(path)) throw error;
      return offlinePage(path);
    });
  }
  async function pageOfLesson(event: FetchEvent, path: string, shell: string) {
    const answer = asked(event);
    // A browser complains of what it asked for itself and nobody waited for.
    event.waitUntil(answer.catch(() => undefined));
    const kept = await box.shell(shell);
    if (!kept) return page(event, path, answer);
    return (await line.inTime(() => answer)) ?? kept;
  }
  /** Without an answer the router falls back to loading the page whole, which is answered above. */
  async function partOfLesson({ request }: FetchEvent) {
    return (await line.inTime(() => scope.fetch(request))) ?? Response.error();
  }
  /**
   * The server writes the sheets into a first page; of this build they are here. It reads the name of the build in what the
   * browser asks for by itself (lib/platform/open-pages), and a page weighs half.
   */
  async function keep(shells: readonly string[], sheets: readonly Sheet[]) {
    const paths = sheets.map(({ path }) => path);
    await box.keepSheets(sheets);
    await box.keep(shells, [...paths, ...drawn]);
    if (await box.holds(paths)) await scope.registration.navigationPreload?.setHeaderValue(build);
  }
  scope.addEventListener('install', (event) => {
    // It takes the place of one that runs when a page tells it to: nothing unsent may change hands (register-worker.ts).
    event.waitUntil(box.keepAgain().catch(() => undefined));
  });
  scope.addEventListener('activate', (event) => {
    const preload = scope.registration.navigationPreload?.enable();
    const begun = Promise.all([preload, scope.clients.claim(), box.noteTabs().then(box.forgetOlder)]);
    event.waitUntil(begun.catch(() => undefined));
  });
  scope.addEventListener('message', (event) => {
    const said = event.data as Partial<{ keep: readonly string[]; sheets: readonly Sheet[]; takeOver: true }> | null;
    if (said?.takeOver) event.waitUntil(scope.skipWaiting());
    if (said?.keep) event.waitUntil(keep(said.keep, said.sheets ?? []).then(box.forgetOlder, () => undefined));
  });
  scope.addEventListener('fetch', (event) => {
    const { method, mode, url, headers } = event.request;
    if (method !== 'GET') return;
    const { origin, pathname } = new URL(url);
    if (origin !== scope.location.origin) return;
    const shell = shellAt(pathname);
    if (mode === 'navigate') event.respondWith(shell ? pageOfLesson(event, pathname, shell) : page(event, pathname));
    else if (pathname.startsWith('/_next/static/') || drawn.includes(pathname))
      event.respondWith(box.file(event.request));
    else if (shell && headers.get('rsc')) event.respondWith(partOfLesson(event));
  });
}

/** How long a line may say nothing before the shell stands in, and how long it is then not waited for. */
const patienceMs = 3000;
const deadMs = 15_000;

export function workerScript(pages: OfflinePages, build: string): string {
  const parts = [
    `build:${JSON.stringify(build)}`,
    `pages:${JSON.stringify(pages)}`,
    `line:(${String(lineOf)})(${patienceMs},${deadMs})`,
    `box:(${String(shellBox)})(self,${JSON.stringify(build)})`,
    `drawn:${JSON.stringify(drawings)}`,
    `shellAt:${String(shellOf)}`,
  ];
  return `(${String(runWorker)})(self,{${parts.join(',')}})`;
}
