import { links } from '@/lib/platform/links';

/**
 * Browsers call a line back that is not, as when the worker ends, and loading anew then would take the place of an address
 * that somebody has just asked for: the server is asked first, and who is on the way elsewhere is left alone. They call
 * nothing back where the school's network stands and only its way out is cut, nor what came back while the page was on its
 * way: a page that has nothing else to show asks by itself, too (`everyMs`). The function is sent as text as well: it uses
 * nothing from outside.
 */
function whenLineBack(go: () => void, address: string, everyMs?: number): () => void {
  let isLeaving = false;
  function leave() {
    isLeaving = true;
  }
  function ask() {
    fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
      (answer) => answer.ok && !isLeaving && go(),
      () => undefined,
    );
  }
  const asking = everyMs && setInterval(ask, everyMs);
  addEventListener('online', ask);
  addEventListener('beforeunload', leave);
  return () => {
    clearInterval(asking);
    removeEventListener('online', ask);
    removeEventListener('beforeunload', leave);
  };
}

export function onLineBack(go: () => void): () => void {
  return whenLineBack(go, links.worker());
}

export function lineBackScript(go: string): string {
  return `(${String(whenLineBack)})(${go},${JSON.stringify(links.worker())},3000)`;
}
