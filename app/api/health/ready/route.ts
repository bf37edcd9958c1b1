import { pool } from '@/lib/platform/db/client';
import { isTroubled, noteTrouble, type Trouble, troubleOf } from '@/lib/platform/errors/trouble';
import { log } from '@/lib/platform/log/log';

/** Who met a full disk a moment ago would meet it again. */
const fullSeconds = 30;

/** Requests may be sent here: the database answers, takes what is written, and nothing lacks room. */
export async function GET() {
  const trouble = await currentTrouble();
  const body = trouble ? { status: 'not-ready', reason: trouble } : { status: 'ready' };
  return Response.json(body, { status: trouble ? 503 : 200, headers: { 'cache-control': 'no-store' } });
}

async function currentTrouble(): Promise<Trouble | undefined> {
  try {
    // Also of one that only follows another.
    const { rows } = await pool().query('SHOW transaction_read_only');
    if (rows[0].transaction_read_only === 'on') return 'away';
    return isTroubled('full', fullSeconds) ? 'full' : undefined;
  } catch (err) {
    log().error({ err }, 'not ready');
    const trouble = troubleOf(err) ?? 'away';
    noteTrouble(trouble);
    return trouble;
  }
}

export const dynamic = 'force-dynamic';
