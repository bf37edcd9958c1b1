import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/platform/env/env';
import { metrics } from '@/lib/platform/metrics/metrics';

/** For Prometheus, behind METRICS_TOKEN; without one this address does not exist. */
export async function GET(request: Request) {
  const token = env().METRICS_TOKEN;
  const given = request.headers.get('authorization')?.replace(/^Bearer /, '');
  if (!token || !given || !same(token, given)) return new Response(null, { status: 404 });
  const { registry } = metrics();
  return new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } });
}

function same(expected: string, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected), digest(given));
}
