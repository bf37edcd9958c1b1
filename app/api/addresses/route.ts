import { canonicalOf } from '@/lib/platform/hash-bridge';

/**
 * Where the spec's addresses lead, any code escaped: those by query, /course?codigo=… and its like, are rewritten to here
 * (address-rules.ts), and a page that was opened with `#/` asks by itself, because no server sees that. The ones by query
 * carry what the ones with `#/` carry, so the same function reads them.
 */
export function GET(request: Request) {
  const { at, hash } = askedOf(new URL(request.url));
  return new Response(null, { status: 307, headers: { location: canonicalOf(at, hash) ?? '/' } });
}

/** The rewritten request keeps the address that was asked for, and so its language. */
function askedOf({ pathname, search, searchParams }: URL): { at: string; hash: string } {
  const at = searchParams.get('at');
  if (at !== null) return { at, hash: searchParams.get('hash') ?? '' };
  return { at: pathname, hash: `#/${searchParams.has('modulo') ? 'module' : 'list'}${search}` };
}
