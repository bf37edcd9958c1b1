import { canonicalOf } from '@/lib/platform/hash-bridge';

/**
 * Where the spec's addresses by query lead, /course?codigo=… and its like (address-rules.ts): the page's own address,
 * any code escaped. They carry what the ones with `#/` carry, so the same function reads them.
 */
export function GET(request: Request) {
  // The rewritten request keeps the address that was asked for, and so its language.
  const { pathname, search, searchParams } = new URL(request.url);
  const screen = searchParams.has('modulo') ? 'module' : 'list';
  return new Response(null, {
    status: 307,
    headers: { location: canonicalOf(pathname, `#/${screen}${search}`) ?? pathname },
  });
}
