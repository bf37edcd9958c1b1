/** A style sheet of the build, with its text where the page that asks has it inside. */
export type Sheet = { readonly path: string; readonly css?: string };

export type ShellBox = {
  /** The addresses of shells that shall open without a line, from now on, and of files that their signed-in pages need. */
  keep(addresses: readonly string[], files?: readonly string[]): Promise<void>;
  /** Sheets that came inside a page, so that nobody asks for them again. */
  keepSheets(sheets: readonly Sheet[]): Promise<void>;
  /** Whether these files stand in the box of this build. */
  holds(files: readonly string[]): Promise<boolean>;
  /** Those that the build before kept. */
  keepAgain(): Promise<void>;
  shell(address: string): Promise<Response | undefined>;
  file(request: Request): Promise<Response>;
  /** When this build takes over: whoever is open now may still run the one before. */
  noteTabs(): Promise<void>;
  forgetOlder(): Promise<void>;
};

/** What the box uses of the worker's global scope. */
export type BoxScope = {
  readonly caches: CacheStorage;
  readonly clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly { id: string }[]>;
  };
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
};

/**
 * The shells and the files of the build that they need, in one cache a build: an older tab still finds its parts in the
 * cache of its own. Asked for without a cookie, so nothing in here is anybody's. Sent as text: it uses nothing from outside.
 */
export function shellBox(scope: BoxScope, build: string): ShellBox {
  const prefix = 'shells-';
  const own = prefix + build;
  const tabsAddress = '/kept/tabs-before';
  const { caches, clients } = scope;
  function filesIn(text: string) {
    const modern = text.replace(/<script[^>]* nomodule[^>]*>/gi, '');
    const names = modern.match(/static\/[\w./~-]+\.(?:js|css|woff2)/g) ?? [];
    return [...new Set(names.map((name) => `/_next/${name}`))];
  }
  /** A chunk names the chunks that it may come to need, so they are followed until none is new. */
  async function keepFiles(box: Cache, names: readonly string[], known: Set<string>): Promise<void> {
    const fresh = names.filter((name) => !known.has(name));
    for (const name of fresh) known.add(name);
    await Promise.all(
      fresh.map(async (name) => {
        const file = (await caches.match(name)) ?? (await scope.fetch(name, { credentials: 'omit' }));
        // A text may look like a name.
        if (!file.ok) return;
        const text = await file.clone().text();
        await box.put(name, file);
        await keepFiles(box, filesIn(text), known);
      }),
    );
  }
  async function keepOne(box: Cache, address: string) {
    if (await box.match(address)) return;
    const shell = await scope.fetch(address, { cache: 'no-store', credentials: 'omit' });
    const html = await shell.clone().text();
    // A sign-in page, a portal's, or the shell of a build whose files this one does not know.
    if (!shell.ok || shell.redirected || !html.includes(build)) return;
    await keepFiles(box, filesIn(html), new Set());
    // Last: a shell that stands in the cache has all it needs.
    await box.put(address, shell);
  }
  async function keep(addresses: readonly string[], files: readonly string[] = []) {
    const box = await caches.open(own);
    for (const address of addresses) await keepOne(box, address);
    const held = await Promise.all(files.map((file) => box.match(file)));
    await keepFiles(
      box,
      files.filter((_, at) => !held[at]),
      new Set(),
    );
  }
  async function older() {
    return (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  }
  async function shellsIn(name: string) {
    const requests = await (await caches.open(name)).keys();
    const paths = requests.map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => path !== tabsAddress && path.includes('/kept/'));
  }
  async function openTabs() {
    const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    return tabs.map(({ id }) => id);
  }
  return {
    keep,
    async keepSheets(sheets) {
      const box = await caches.open(own);
      const headers = { 'content-type': 'text/css; charset=utf-8' };
      for (const { path, css } of sheets) {
        if (css && path.startsWith('/_next/static/') && !(await box.match(path)))
          await box.put(path, new Response(css, { headers }));
      }
    },
    async holds(files) {
      const box = await caches.open(own);
      return (await Promise.all(files.map((file) => box.match(file)))).every(Boolean);
    },
    async keepAgain() {
      for (const name of await older()) await keep(await shellsIn(name));
    },
    async shell(address) {
      return (await (await caches.open(own)).match(address)) ?? caches.match(address);
    },
    async file(request) {
      return (await caches.match(request.url)) ?? scope.fetch(request);
    },
    async noteTabs() {
      await (await caches.open(own)).put(tabsAddress, new Response(JSON.stringify(await openTabs())));
    },
    async forgetOlder() {
      const noted = await (await caches.open(own)).match(tabsAddress);
      const before: string[] = noted ? await noted.json() : [];
      const open = new Set(await openTabs());
      if (before.some((id) => open.has(id))) return;
      // Nothing is given up before there is something in its place.
      if ((await shellsIn(own)).length === 0) return;
      for (const name of await older()) await caches.delete(name);
    },
  };
}
