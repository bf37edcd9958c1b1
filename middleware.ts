import { type NextRequest, NextResponse } from 'next/server';
import { areaOf, areas } from '@/lib/access/areas';
import { signInAddress, splitLocale } from '@/lib/platform/links';

/**
 * Sends a visitor without a session to the sign-in screen before anything is rendered. Whoever carries a session cookie
 * passes by: the page's enter() reads the session itself, and middleware costs as much as a page (decisions.md).
 */
export function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  const area = areaOf(splitLocale(pathname).bare);
  if (!area) return NextResponse.next();
  const address = signInAddress({ face: areas[area].face, reason: 'not-authenticated', from: pathname + search });
  return NextResponse.redirect(new URL(address, request.url));
}

// Next reads this without running it, so the areas are written out; tests/architecture compares them with areas.ts.
export const config = {
  matcher: [
    {
      source:
        '/:path((?:en/)?(?:student|facilitator|run|selfstudy|selfie|analytics|training|onlinetest|school|adm|advisor|myfiles-v2|board|my-data)(?:/.*)?)',
      missing: [
        { type: 'cookie', key: 'session' },
        { type: 'cookie', key: '__Host-session' },
      ],
    },
  ],
};
