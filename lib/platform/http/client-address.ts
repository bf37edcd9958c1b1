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
  return withoutPort(seen ?? socketAddress ?? '')
    .replace(/^::ffff:(?=[\d.]+$)/i, '')
    .slice(0, 64);
}

/** Some proxies write `1.2.3.4:5678` or `[2001:db8::1]:443`: each connection would be a place of its own. */
function withoutPort(address: string): string {
  return address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
}

/**
 * Where a caller stands, for counting: a line of IPv6 brings 2^64 addresses, so its network is what counts. Nothing for
 * who came without any, which is our own tests.
 */
export function placeOf(address: string): string {
  if (!address.includes(':')) return address;
  const [before = '', after] = address.replace(/%.*$/, '').split('::');
  const front = before.split(':').filter(Boolean);
  const back = (after ?? '').split(':').filter(Boolean);
  const zeros = after === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...back].slice(0, 4);
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
