import { revalidateTag } from 'next/cache';
import { pageTags } from '@/lib/platform/cache/tags';
import { refreshSecret } from '@/lib/platform/open-pages/refresh-secret';

/**
 * This instance calls itself here when it hears that something was published: Next lets only a request revalidate. The
 * secret lives in this process alone.
 */
export async function POST(request: Request) {
  if (request.headers.get('x-refresh-secret') !== refreshSecret()) return new Response(null, { status: 404 });
  const tag = await request.text();
  const known = pageTags.find((name) => name === tag);
  if (known) revalidateTag(known, { expire: 0 });
  return new Response(null, { status: known ? 204 : 404 });
}
