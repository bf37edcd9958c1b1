import { now } from '@/lib/platform/clock/clock';
import { pool, type Tx } from '@/lib/platform/db/client';
import { type Position, writtenPosition } from './position';

export const channel = 'live';

export type LiveEvent = { readonly id: string; readonly topic: string; readonly data: Record<string, unknown> };

/** The row lets whoever was away catch up; NOTIFY says so when, and only when, the transaction commits. */
export async function recordEvent(tx: Tx, topic: string, data: object): Promise<void> {
  await tx.$executeRaw`
    WITH recorded AS (INSERT INTO live_events (topic, data) VALUES (${topic}, ${data}::jsonb))
    SELECT pg_notify(${channel}, '')`;
}

/** What was told with this in it is told to nobody any more who comes back and catches up. */
export async function forgetEvents(tx: Tx, topic: string, held: object): Promise<void> {
  await tx.$executeRaw`DELETE FROM live_events WHERE topic = ${topic} AND data @> ${held}::jsonb`;
}

export async function currentPosition(): Promise<Position> {
  const { rows } = await pool().query<{ seen: string }>({
    name: 'live-position',
    text: 'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS seen',
  });
  return { seen: BigInt(rows[0]?.seen ?? 0), at: now().getTime() };
}

/** For a page, before it reads what it shows: its browser hears what came after. */
export async function livePosition(): Promise<string> {
  return writtenPosition(await currentPosition());
}

type Row = { seen: string; id: string | null; topic: string; data: Record<string, unknown> };

/** Everything of the transactions from `seen` on, of all topics or of some, and how far that reaches. */
export async function eventsFrom(
  seen: bigint,
  topics: readonly string[] | null,
): Promise<{ events: LiveEvent[]; position: Position }> {
  const { rows } = await pool().query<Row>({
    name: 'live-events',
    text: `SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS seen, e.id::text, e.topic, e.data
             FROM (SELECT 1) AS once
             LEFT JOIN live_events e ON e.transaction >= $1::text::xid8 AND ($2::text[] IS NULL OR e.topic = ANY ($2))
            ORDER BY e.id`,
    values: [String(seen), topics],
  });
  const events = rows.flatMap(({ id, topic, data }) => (id === null ? [] : [{ id, topic, data }]));
  return { events, position: { seen: BigInt(rows[0]?.seen ?? 0), at: now().getTime() } };
}
