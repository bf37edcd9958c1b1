import { isAddressAllowed } from './address';
import { onConnected, openRequest, type Upstream } from './request';
import { usualWaits, type Waits, watch } from './waits';

export type KeyTried = 'accepted' | 'refused' | 'unreachable';

/** Asks for the list of models, which costs nothing. `unreachable` is also whatever says neither yes nor no. */
export function tryKey(upstream: Upstream, waits: Partial<Waits> = {}): Promise<KeyTried> {
  if (!isAddressAllowed(upstream.baseUrl, upstream.reach)) return Promise.resolve('unreachable');
  return new Promise((resolve) => {
    const end = (tried: KeyTried) => {
      clock.end();
      resolve(tried);
    };
    const asking = { method: 'GET', path: '/models', accept: 'application/json' } as const;
    const request = openRequest(upstream, asking, (response) => {
      end(verdict(response.statusCode));
      response.on('error', () => undefined).destroy();
    });
    // Somebody waits with a form open.
    const clock = watch({ ...usualWaits, firstTextMs: 8000, ...waits }, () => {
      end('unreachable');
      request.destroy();
    });
    onConnected(request, clock.connected);
    request.on('error', () => end('unreachable'));
  });
}

function verdict(status: number | undefined): KeyTried {
  if (status === 401 || status === 403) return 'refused';
  return status === 200 ? 'accepted' : 'unreachable';
}
