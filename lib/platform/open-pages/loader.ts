/** A page's scripts have taken it over: told by `Awake`, heard by the loader below. */
export const awakeEvent = 'page-awake';

/** How long a page that nobody touches is left alone. */
const restMs = 5000;
/** How long a click on a link waits for the scripts that answer it, before it leads where it leads without them. */
const patienceMs = 4000;

/**
 * Fetches the scripts of an open page (late-scripts.ts) once it stands, and runs them when somebody
 * does something, or after a rest. A click that only a script answers is kept for it, and so is what was typed. The
 * function is sent as text: it uses nothing from outside.
 */
function runLate(awakeName: string, rest: number, patience: number): void {
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  const needsScript = 'button[type="button"],a[data-frame],a[hreflang]';
  let kept: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout>;
  let isWanted = false;
  let isWoken = false;
  function lateLinks() {
    return document.querySelectorAll<HTMLLinkElement>('link[data-late]');
  }
  function wake() {
    isWanted = true;
    // Some of what is late still comes.
    if (isWoken || document.readyState === 'loading') return;
    isWoken = true;
    for (const sign of signs) removeEventListener(sign, wake, true);
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
    if (!isWoken) for (const late of lateLinks()) late.rel = 'prefetch';
  }
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  addEventListener('click', keep, true);
  addEventListener('submit', forget, true);
  addEventListener('pagehide', forget);
  addEventListener(awakeName, awake, { once: true });
  addEventListener('DOMContentLoaded', () => {
    // Whoever is signed in works here.
    if (isWanted || document.documentElement.dataset.signedIn !== undefined) wake();
    else setTimeout(wake, rest);
  });
  // Not before the page is painted.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(fetchAhead)));
}

export function loaderScript(): string {
  return `(${String(runLate)})(${JSON.stringify(awakeEvent)},${restMs},${patienceMs})`;
}
