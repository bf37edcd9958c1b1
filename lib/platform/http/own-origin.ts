import type { Socket } from 'node:net';

/** Where this very server is reached by itself. */
export function ownOrigin({ localAddress, localPort }: Socket): string {
  const host = localAddress?.includes(':') ? `[${localAddress}]` : localAddress;
  return `http://${host}:${localPort}`;
}
