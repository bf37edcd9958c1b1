import { vi } from 'vitest';

/**
 * From here on our browser modules call a server of this test for the person with this bearer: a browser would know the
 * address by its page and send a cookie.
 */
export function callAs(bearer: string, url: () => string): void {
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    real(url() + address, { ...init, headers: { ...init.headers, authorization: bearer } } as RequestInit),
  );
}
