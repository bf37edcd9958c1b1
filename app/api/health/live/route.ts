/** The process answers. No database: a slow one must not make the supervisor kill a living server. */
export function GET() {
  return Response.json({ status: 'live' }, { headers: { 'cache-control': 'no-store' } });
}

export const dynamic = 'force-dynamic';
