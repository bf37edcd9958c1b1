import type { Locale } from '@/lib/platform/i18n/locales';

/** A page for each language, and the headers that each is answered with. */
export type OfflinePages = Readonly<
  Record<Locale, { readonly html: string; readonly headers: Record<string, string> }>
>;

type WaitingEvent = { waitUntil(work: Promise<unknown>): void };
type NavigationEvent = {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
/** What this worker uses of its global scope, which the types of a page do not know. */
type WorkerScope = {
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener(name: 'fetch', hear: (event: NavigationEvent) => void): void;
  addEventListener(name: 'install' | 'activate', hear: (event: WaitingEvent) => void): void;
  skipWaiting(): Promise<void>;
  fetch(request: Request): Promise<Response>;
};

/**
 * Answers a page that did not arrive with one that says so. Whatever the server said is handed on, its failures too, and
 * nothing is kept: no page of anybody is in a cache. The function is sent as text: it uses nothing from outside.
 */
function runWorker(scope: WorkerScope, pages: OfflinePages): void {
  const standing: Locale = 'pt-BR';
  /**
   * The browser asks by itself while the worker wakes. Asked by the worker, each page would come as one that another page
   * of ours led to (`Sec-Fetch-Site`), and a first visit would lack its style sheet (lib/platform/open-pages).
   */
  async function asked({ request, preloadResponse }: NavigationEvent) {
    return (await preloadResponse) ?? scope.fetch(request);
  }
  function offlinePage(path: string) {
    const [, first = ''] = path.split('/');
    const { html, headers } = pages[Object.hasOwn(pages, first) ? (first as Locale) : standing];
    return new Response(html, { status: 503, headers });
  }
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.resolve(scope.registration.navigationPreload?.enable()));
  });
  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    if (method !== 'GET' || mode !== 'navigate') return;
    const { pathname } = new URL(url);
    // Left alone, an address under /api would be asked for twice, and a link that works once would be used up unseen.
    const isApi = /^\/(api|__)\//.test(pathname);
    event.respondWith(
      asked(event).catch((error: unknown) => {
        if (isApi) throw error;
        return offlinePage(pathname);
      }),
    );
  });
}

export function workerScript(pages: OfflinePages): string {
  return `(${String(runWorker)})(self,${JSON.stringify(pages)})`;
}
