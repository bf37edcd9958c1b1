import { type Line, whenToFetch } from '../browser/when-to-fetch';

/** A page's scripts have taken it over: told by `Awake`, heard by the loader below. */
export const awakeEvent = 'page-awake';

/** How long a page that nobody touches is left alone, on a good line. */
const restMs = 5000;
/** How long a click on a link waits for the scripts that answer it, before it leads where it leads without them. */
const patienceMs = 4000;

/**
 * Wakes an open page (late-scripts.ts). On a good line its scripts are fetched once the page stands, and run when somebody
 * does something, or after a rest. On any other (line.ts) they are fetched when somebody touches what needs them: reading,
 * which is all that scrolling and following links is, costs the page alone. A click that only a script answers is kept
 * for it, and so is what was typed. The function is sent as text: it uses nothing from outside.
 */
function runLate(fetchTime: (line: Line) => string, awakeName: string, rest: number, patience: number): void {
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  const needsScript = 'button[type="button"],a[data-frame],a[hreflang]';
  const fields = ',input,select,textarea';
  let kept: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout>;
  let isStirred = false;
  let isWanted = false;
  let isWoken = false;
  let isAhead = false;
  function lateLinks() {
    return document.querySelectorAll<HTMLLinkElement>('link[data-late]');
  }
  /** Once the document has come. */
  function isGoodLine() {
    const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { saveData, effectiveType, type } = (navigator as { connection?: Line }).connection ?? {};
    const documentMs = came && (came.responseEnd || performance.now()) - came.requestStart;
    return fetchTime({ saveData, effectiveType, type, documentMs }) === 'ahead';
  }
  /** A sign of a person. */
  function stir({ type, target, ctrlKey, shiftKey }: Event & { ctrlKey?: boolean; shiftKey?: boolean }) {
    isStirred = true;
    if (type === 'keydown' && ctrlKey && shiftKey) isWanted = true;
    if (/down|focus/.test(type) && (target as Element).closest?.(needsScript + fields)) isWanted = true;
    if (isWanted || isAhead) wake();
  }
  function wake() {
    isWanted = true;
    // Some of what is late still comes.
    if (isWoken || document.readyState === 'loading') return;
    isWoken = true;
    for (const sign of signs) removeEventListener(sign, stir, true);
    for (const late of lateLinks()) {
      if (late.as === 'style') late.rel = 'stylesheet';
      else late.replaceWith(scriptOf(late));
    }
  }
  function scriptOf(late: HTMLLinkElement) {
    const script = document.createElement('script');
    // As it is written: the chunks find each other by their addresses.
    script.src = late.getAttribute('href') ?? '';
    script.async = true;
    script.onerror = goOnWithout;
    return script;
  }
  function keep(event: MouseEvent) {
    forget();
    const control = (event.target as Element).closest<HTMLElement>(needsScript);
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    wake();
    event.preventDefault();
    event.stopPropagation();
    control.ariaBusy = 'true';
    kept = control;
    timer = setTimeout(followKept, patience);
  }
  /** Whoever went on to something else does not want it any more. */
  function forget() {
    clearTimeout(timer);
    if (kept) kept.ariaBusy = null;
    const control = kept;
    kept = null;
    return control;
  }
  function followKept() {
    if (kept instanceof HTMLAnchorElement) location.assign(kept.href);
  }
  /** A script that is not to be had: what needs none works. */
  function goOnWithout() {
    removeEventListener('click', keep, true);
    followKept();
    forget();
  }
  function awake() {
    removeEventListener('click', keep, true);
    forget()?.click();
    for (const field of document.querySelectorAll('input')) {
      if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  function fetchAhead() {
    if (isWoken) return;
    // The sheet is what every further page of the visit needs.
    for (const late of lateLinks()) if (isAhead || late.as === 'style') late.rel = 'prefetch';
  }
  for (const sign of signs) addEventListener(sign, stir, { capture: true, passive: true });
  addEventListener('click', keep, true);
  addEventListener('submit', forget, true);
  addEventListener('pagehide', forget);
  addEventListener(awakeName, awake, { once: true });
  addEventListener('DOMContentLoaded', () => {
    isAhead = isGoodLine();
    // Whoever is signed in works here.
    const isDue = isWanted || (isStirred && isAhead) || document.documentElement.dataset.signedIn !== undefined;
    if (isDue) wake();
    else if (isAhead) setTimeout(wake, rest);
  });
  // Not before the page is painted.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(fetchAhead)));
}

export function loaderScript(): string {
  return `(${String(runLate)})(${String(whenToFetch)},${JSON.stringify(awakeEvent)},${restMs},${patienceMs})`;
}
