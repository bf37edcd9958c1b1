/**
 * Counts a page that somebody stays on for 5 seconds (§5, §7). Inline, so that it costs nothing where nothing is counted,
 * and a beacon, so that a tab that closes loses nothing. The function is sent as text: it uses nothing from outside.
 */
function countPages(address: string, delayMs: number): void {
  let here = '';
  let timer: ReturnType<typeof setTimeout>;
  function moved() {
    const page = location.pathname + location.hash;
    if (page === here) return;
    here = page;
    clearTimeout(timer);
    timer = setTimeout(count, delayMs, page);
  }
  function count(page: string) {
    try {
      if (sessionStorage.lastPage === page) return;
      sessionStorage.lastPage = page;
    } catch {
      // A browser that stores nothing counts a page twice rather than never.
    }
    const record = JSON.stringify({ page, title: document.title, timestamp: new Date() });
    navigator.sendBeacon(address, new Blob([record], { type: 'application/json' }));
  }
  for (const name of ['pushState', 'replaceState'] as const) {
    const go = history[name];
    history[name] = (...to) => {
      go.apply(history, to);
      moved();
    };
  }
  addEventListener('popstate', moved);
  addEventListener('hashchange', moved);
  moved();
}

/** §9. */
const delayMs = 5000;

export function pageViewScript(address: string): string {
  return `(${String(countPages)})(${JSON.stringify(address)},${delayMs})`;
}
