import { personHeader } from '../http/person-header';
import { awakeEvent } from '../open-pages/loader';
import type { Ahead } from './asked-ahead';

/**
 * A page of somebody who is signed in stands on a slow line for seconds before its scripts have come. The last button that
 * was pressed meanwhile shows that it was heard, and is pressed again once somebody hears. One with `data-ahead` asks the
 * server at once for what it will need (a POST without content), and whoever then calls the same takes the answer. The
 * function is sent as text: it uses nothing from outside.
 */
function keepPress(awakeName: string, personName: string): void {
  let kept: HTMLElement | null = null;
  function hear({ target }: Event) {
    forget();
    // A menu opens without scripts.
    kept = (target as Element).closest<HTMLElement>('button[type="button"]:not([popovertarget])');
    if (!kept) return;
    kept.ariaBusy = 'true';
    if (kept.dataset.ahead && !window.askedAhead) ask(kept.dataset.ahead);
  }
  function ask(address: string) {
    const headers = { 'content-type': 'application/json', [personName]: document.body.dataset.person ?? '' };
    const answer = fetch(address, { method: 'POST', headers, body: '{}' });
    const ahead: Ahead = { address, answer };
    const came = () => {
      ahead.cameAt = performance.now();
    };
    answer.then(came, came);
    window.askedAhead = ahead;
  }
  /** Whoever went on to something else does not want it any more. */
  function forget() {
    if (kept) kept.ariaBusy = null;
    const pressed = kept;
    kept = null;
    return pressed;
  }
  function awake() {
    removeEventListener('click', hear, true);
    forget()?.click();
    // What that press did not take would be old by the next one.
    window.askedAhead = undefined;
  }
  addEventListener('click', hear, true);
  addEventListener(awakeName, awake, { once: true });
}

export function earlyPressScript(): string {
  return `(${String(keepPress)})(${JSON.stringify(awakeEvent)},${JSON.stringify(personHeader)})`;
}
