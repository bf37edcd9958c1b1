/** A page's scripts have taken it over: told by `Awake`, heard by the loader below. */
export const awakeEvent = 'page-awake';

/** How long a page that nobody touches is left alone after it has loaded. */
const restMs = 5000;
/** How long a click waits for the scripts that answer it, before it does what it does without them. */
const patienceMs = 4000;

/**
 * Fetches the scripts of an open page (lib/platform/cache/late-scripts.ts) once it stands, and runs them when somebody
 * does something, or after a rest. A click that only a script answers is kept for it, and so is what was typed. The
 * function is sent as text: it uses nothing from outside.
 */
function runLate(awakeName: string, rest: number, patience: number): void {
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  const needsScript = 'button[type="button"],a[data-frame],a[hreflang]';
  let clicked: HTMLElement | null = null;
  let isAwake = false;
  function wake() {
    // Some of what is late still comes.
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', wake);
      return;
    }
    for (const sign of signs) removeEventListener(sign, wake, true);
    for (const late of lateLinks()) {
      if (late.as === 'style') late.rel = 'stylesheet';
      else late.replaceWith(scriptOf(late));
    }
  }
  function lateLinks() {
    return document.querySelectorAll<HTMLLinkElement>('link[rel="late"],link[rel="prefetch"][as]');
  }
  function fetchAhead() {
    for (const late of lateLinks()) late.rel = 'prefetch';
  }
  function rested() {
    // Not before the page is painted.
    requestAnimationFrame(() => setTimeout(fetchAhead));
    setTimeout(wake, rest);
  }
  function scriptOf(late: HTMLLinkElement) {
    const script = document.createElement('script');
    // As it is written: the chunks find each other by their addresses.
    script.src = late.getAttribute('href') ?? '';
    script.async = true;
    return script;
  }
  function answer() {
    if (isAwake) return;
    isAwake = true;
    removeEventListener('click', keep, true);
    clicked?.click();
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && field.value !== field.defaultValue) {
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  function keep(event: MouseEvent) {
    const control = (event.target as Element).closest<HTMLElement>(needsScript);
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    clicked = control;
    setTimeout(answer, patience);
  }
  addEventListener('click', keep, true);
  addEventListener(awakeName, answer, { once: true });
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  // Whoever is signed in works here.
  if (document.documentElement.dataset.signedIn !== undefined) wake();
  else addEventListener('load', rested);
}

export function lateScript(): string {
  return `(${String(runLate)})(${JSON.stringify(awakeEvent)},${restMs},${patienceMs})`;
}
