import { personHeader } from '../http/person-header';
import { awakeEvent } from '../open-pages/loader';
import type { Ahead } from './asked-ahead';
import { storedKeys } from './stored-keys';

/**
 * A page of somebody who is signed in stands on a slow line for seconds before its scripts have come. The last button that
 * was pressed meanwhile shows that it was heard, and is pressed again once somebody hears. One with `data-ahead` asks the
 * server at once for what it will need (a POST without content), and whoever then calls the same takes the answer. The way
 * out waits as well where this browser holds something unsent: then it is asked whether to go. The function is sent as text:
 * it uses nothing from outside.
 */
function keepPress(awakeName: string, personName: string, unsentKey: string): void {
  let kept: HTMLElement | null = null;
  let leaving: HTMLFormElement | null = null;
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
  /** Once: where the scripts never come, the second press goes its way. */
  function hold(event: Event) {
    const form = event.target as HTMLFormElement;
    const { dataset } = document.body;
    if (leaving || form.dataset.leaves === undefined || localStorage[unsentKey] !== dataset.person) return;
    event.preventDefault();
    leaving = form;
    dataset.unsent = '';
  }
  function awake() {
    removeEventListener('click', hear, true);
    removeEventListener('submit', hold, true);
    forget()?.click();
    leaving?.requestSubmit();
    // What that press did not take would be old by the next one.
    window.askedAhead = undefined;
  }
  addEventListener('click', hear, true);
  addEventListener('submit', hold, true);
  addEventListener(awakeName, awake, { once: true });
}

export function earlyPressScript(): string {
  return `(${String(keepPress)})(${[awakeEvent, personHeader, storedKeys.unsent].map((name) => JSON.stringify(name)).join()})`;
}
