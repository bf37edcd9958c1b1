import type { IncomingHttpHeaders } from 'node:http';

/** Query parameters that the spec makes carry a secret (product.md §8). */
const secretNames = ['plainKey'];

export const secretQueryHeader = 'x-secret-query';

/**
 * Takes the secret out of an address before anything else reads it: addresses end in traces, logs and error reports.
 * It travels on in a header of ours, which is never taken from a client.
 */
export function withoutSecretQuery(url: string, headers: IncomingHttpHeaders): string {
  delete headers[secretQueryHeader];
  const start = url.indexOf('?');
  // A name may be written with escapes.
  if (start < 0 || !(url.includes('%', start) || secretNames.some((name) => url.includes(name, start)))) return url;
  const query = new URLSearchParams(url.slice(start + 1));
  const name = secretNames.find((each) => query.has(each));
  if (!name) return url;
  headers[secretQueryHeader] = encodeURIComponent(query.get(name) ?? '');
  for (const each of secretNames) query.delete(each);
  return `${url.slice(0, start)}?${query}`;
}

export function secretOfQuery(headers: Headers): string | undefined {
  const header = headers.get(secretQueryHeader);
  return header === null ? undefined : decodeURIComponent(header);
}
