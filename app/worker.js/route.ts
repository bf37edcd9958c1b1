import { createHash } from 'node:crypto';
import { buildId } from '@/lib/platform/env/running';
import { workerScript } from '@/lib/platform/offline/worker';
import { offlinePages } from './offline-page';

/** While developing no shell says so, and none is kept. */
const build = buildId() ?? 'no build';

/** A browser asks for it with every page that it loads whole, and compares the bytes: its version is what it says. */
const script = workerScript(offlinePages(), build);
const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 16)}"`;

export const dynamic = 'force-dynamic';

export function GET(request: Request): Response {
  const headers = { 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8', etag };
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(script, { headers });
}
