import { links } from '@/lib/platform/links';
import type { Sheet } from './shell-box';
import type { WorkerMessage } from './worker';

/** Behind everything that the page itself needs. */
const pauseMs = 1000;

type Wanted = {
  /** The shells that this person's pages open with when the line is cut. */
  shells: readonly string[];
  /** Whether this browser holds nothing that is still to be sent. */
  isIdle: () => Promise<boolean>;
};

/** Over plain http, and where a browser keeps nothing, there is no worker: the browser's own page says that no line is. */
export function registerWorker(wanted: Wanted): void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return;
  const register = () => setTimeout(() => void begin(workers, wanted).catch(() => undefined), pauseMs);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

async function begin(workers: ServiceWorkerContainer, { shells, isIdle }: Wanted): Promise<void> {
  const registration = await workers.register(links.worker());
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => void letTakeOver(registration, isIdle));
  });
  await letTakeOver(registration, isIdle);
  const { active } = await workers.ready;
  if (shells.length > 0) active?.postMessage({ keep: shells, sheets: ownSheets() } satisfies WorkerMessage);
}

/** Those that stand in the first page of a visit are handed over as they are: they need not come a second time. */
function ownSheets(): Sheet[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  return links.map(({ href }) => {
    const { pathname: path } = new URL(href);
    const inside = document.querySelector(`style[data-sheet="${CSS.escape(path)}"]`);
    return inside?.textContent ? { path, css: inside.textContent } : { path };
  });
}

/** A new worker waits while something is unsent: it goes out as the build wrote it that kept it. */
async function letTakeOver(registration: ServiceWorkerRegistration, isIdle: Wanted['isIdle']): Promise<void> {
  if (registration.waiting && (await isIdle().catch(() => false))) {
    registration.waiting?.postMessage({ takeOver: true } satisfies WorkerMessage);
  }
}
