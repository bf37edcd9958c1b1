/** Set by our own server; what a client sends under this name is overwritten. */
export const clientAddressHeader = 'x-client-address';

/**
 * Where a request comes from. Each proxy adds the address that it saw at the end of X-Forwarded-For, so with one proxy
 * of ours the last entry is true; whatever stands before it, the client may have invented.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | string[] | undefined,
  proxies: number,
): string {
  const passed = String(forwardedFor ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const seen = proxies > 0 ? passed.at(-proxies) : undefined;
  return (seen ?? socketAddress ?? '').replace(/^::ffff:/, '').slice(0, 64);
}
