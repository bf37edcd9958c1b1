import { env } from '@/lib/platform/env/env';
import { emptyOpenPageCache } from './open-page-cache';
import { refreshSecret } from './refresh-secret';

/** Whoever publishes waits for it. */
const patienceMs = 2000;

export async function refreshOpenPages(tag: string): Promise<void> {
  try {
    const response = await fetch(`http://${ownHost()}:${env().PORT}/api/catalogue/refresh`, {
      method: 'POST',
      headers: { 'x-refresh-secret': refreshSecret() },
      body: tag,
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) throw new Error(`refresh answered ${response.status}`);
  } finally {
    // After Next knows, so that what fills it again is new.
    emptyOpenPageCache();
  }
}

/** Where this instance hears itself: a server bound to one address hears only that one. */
function ownHost(): string {
  const { HOST = '127.0.0.1' } = env();
  if (HOST === '0.0.0.0' || HOST === '::') return '127.0.0.1';
  return HOST.includes(':') ? `[${HOST}]` : HOST;
}
