import { pool } from '@/lib/platform/db/client';
import { log } from '@/lib/platform/log/log';

/** Requests may be sent here: the database answers. */
export async function GET() {
  const headers = { 'cache-control': 'no-store' };
  try {
    await pool().query('SELECT 1');
    return Response.json({ status: 'ready' }, { headers });
  } catch (err) {
    log().error({ err }, 'not ready');
    return Response.json({ status: 'not-ready' }, { status: 503, headers });
  }
}

export const dynamic = 'force-dynamic';
