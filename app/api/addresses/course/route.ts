import { links, localized, splitLocale } from '@/lib/platform/links';

/** Where the spec's /course?codigo=… leads (address-rules.ts): the course's own address, any code escaped. */
export function GET(request: Request) {
  // The rewritten request keeps the address that was asked for, and so its language.
  const { pathname, searchParams } = new URL(request.url);
  const code = searchParams.get('codigo');
  const path = code ? links.course(code) : links.courses();
  return new Response(null, { status: 307, headers: { location: localized(splitLocale(pathname).locale, path) } });
}
