import { links } from '@/lib/platform/links';

/** Behind everything that the page itself needs. */
const pauseMs = 1000;

/** Over plain http, and where a browser keeps nothing, there is no worker: the browser's own page says that no line is. */
export function registerWorker(): void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return;
  const register = () => setTimeout(() => void workers.register(links.worker()).catch(() => undefined), pauseMs);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
