/** Whether it is saved now; what refuses it, the form itself says. */
type Save = () => Promise<boolean>;

/**
 * Every form of the page that holds unsaved text. The listeners are the page's, not a form's: a form that is saved must
 * not take away those of another one that is not.
 */
const unsaved = new Map<symbol, Save>();

export function guard(form: symbol, save: Save): void {
  const isFirst = unsaved.size === 0;
  unsaved.set(form, save);
  if (isFirst) listen();
}

export function release(form: symbol): void {
  if (unsaved.delete(form) && unsaved.size === 0) listenNoMore();
}

/** For what is done with all that stands on the page. One after the other, and no further than the first that is refused. */
export async function saveOthers(form: symbol): Promise<boolean> {
  for (const [other, save] of [...unsaved]) if (other !== form && !(await save())) return false;
  return true;
}

// Without it the buttons of an older browser go back unasked.
function history(): Navigation | undefined {
  return 'navigation' in window ? window.navigation : undefined;
}

function listen(): void {
  addEventListener('beforeunload', ask);
  addEventListener('click', leaveByLoading, { capture: true });
  history()?.addEventListener('navigate', goBackByLoading);
}

function listenNoMore(): void {
  removeEventListener('beforeunload', ask);
  removeEventListener('click', leaveByLoading, { capture: true });
  history()?.removeEventListener('navigate', goBackByLoading);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** A link inside the product would change the page without asking: followed as a load, the browser asks. */
function leaveByLoading(event: MouseEvent): void {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const link = (event.target as Element).closest?.('a[href]');
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname === location.pathname) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(link.href);
}

/** Back and forward between pages that the router changed are no loads either. */
function goBackByLoading(event: NavigateEvent): void {
  const { navigationType, cancelable, destination } = event;
  if (navigationType !== 'traverse' || !cancelable || !destination.sameDocument) return;
  if (new URL(destination.url).pathname === location.pathname) return;
  event.preventDefault();
  location.assign(destination.url);
}
