import { personHeader } from '../http/person-header';
import { keptDatabase } from '../kept/database';
import { awakeEvent } from '../open-pages/loader';
import type { Ahead } from './asked-ahead';
import { storedKeys } from './stored-keys';

/**
 * A page of somebody who is signed in stands on a slow line for seconds before its scripts have come. The last button that
 * was pressed meanwhile shows that it was heard, and is pressed again once somebody hears. One with `data-ahead` asks the
 * server at once for what it will need (a POST without content), and whoever then calls the same takes the answer. The way
 * out waits as well where this browser holds something unsent: then it is asked whether to go; where it goes its way, whoever
 * leaves is gone from this device all the same. The function is sent as text: it uses nothing from outside.
 */
function keepPress(awakeName: string, personName: string, unsentKey: string, left: string, kept: string): void {
  let pressed: HTMLElement | null = null;
  let leaving: HTMLFormElement | null = null;
  function hear({ target }: Event) {
    forget();
    // A menu opens without scripts.
    pressed = (target as Element).closest<HTMLElement>('button[type="button"]:not([popovertarget])');
    if (!pressed) return;
    pressed.ariaBusy = 'true';
    if (pressed.dataset.ahead && !window.askedAhead) ask(pressed.dataset.ahead);
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
    if (pressed) pressed.ariaBusy = null;
    const forgotten = pressed;
    pressed = null;
    return forgotten;
  }
  /** Once: where the scripts never come, the second press goes its way. */
  function hold(event: Event) {
    const form = event.target as HTMLFormElement;
    const { dataset } = document.body;
    if (form.dataset.leaves === undefined) return;
    if (leaving || localStorage[unsentKey] !== dataset.person) return leave();
    event.preventDefault();
    leaving = form;
    dataset.unsent = '';
  }
  /** What `leaveDevice` does once it has come (components/shell/leave-device.ts). The server takes the mark away again. */
  function leave() {
    // biome-ignore lint/suspicious/noDocumentCookie: as `leaveDevice` does.
    document.cookie = `${left}=1; Max-Age=2592000; Path=/; SameSite=Lax`;
    indexedDB.deleteDatabase(kept);
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

/** `leavingMark`: the cookie's name that says who has left. */
export function earlyPressScript(leavingMark: string): string {
  const names = [awakeEvent, personHeader, storedKeys.unsent, leavingMark, keptDatabase];
  return `(${String(keepPress)})(${names.map((name) => JSON.stringify(name)).join()})`;
}
