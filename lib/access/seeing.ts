import { randomBytes } from 'node:crypto';
import { pool, type Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { Actor, Seeing } from './actor';

const minute = 60_000;
/** product.md §4. */
const seeingMinutes = 30;

/** What a session carries of the person who is seen. */
export type Seen = Pick<Actor, 'id' | 'tipo' | 'login' | 'name' | 'photoUrl' | 'schoolId'>;

type Begun = {
  sessionId: string;
  adminId: string;
  seen: Seen;
  /** Whose people that person sees: each of these schools reads that somebody looked. */
  schoolIds: string[];
  reason: string;
  now: Date;
};

/** From the next request on this session reads as the other person. The person's own account is not touched. */
export async function beginSeeing(tx: Tx, { sessionId, now, ...begun }: Begun): Promise<{ until: Date }> {
  const { adminId, seen, schoolIds, reason } = begun;
  await endSeeing(tx, sessionId, now);
  const until = new Date(now.getTime() + seeingMinutes * minute);
  const { id } = await tx.seeing.create({
    data: {
      publicReference: randomBytes(18).toString('base64url'),
      adminId,
      seenId: seen.id,
      schoolId: seen.schoolId,
      schoolIds,
      reason,
      until,
      createdAt: now,
    },
    select: { id: true },
  });
  await tx.session.update({ where: { id: sessionId }, data: { seeingId: id, seen }, select: { id: true } });
  return { until };
}

/** Whether there was one to end. */
export async function endSeeing(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const { count } = await tx.seeing.updateMany({
    where: { sessions: { some: { id: sessionId } }, endedAt: null },
    data: { endedAt: now },
  });
  await tx.session.updateMany({
    where: { id: sessionId, NOT: { seeingId: null } },
    data: { seeingId: null, seen: Prisma.DbNull },
  });
  return count > 0;
}

/**
 * While it lasts the session's person is the one who is seen; the database's clock ends it. Few sessions see as
 * somebody, so it is a read of its own.
 */
export async function liveSeeing(id: string): Promise<(Omit<Seeing, 'byId'> & { publicReference: string }) | null> {
  const { rows } = await pool().query({
    name: 'live-seeing',
    text: `SELECT s.id, s.reason, s.until, s.public_reference AS "publicReference"
             FROM seeings s JOIN accounts a ON a.id = s.seen_id AND a.active
            WHERE s.id = $1 AND s.ended_at IS NULL AND s.until > now()`,
    values: [id],
  });
  return rows[0] ?? null;
}

const pathLengthMax = 300;

/** What was read while seeing, once each; the query is left out, because it may name people. */
export async function recordSeen({ id }: Seeing, path: string): Promise<void> {
  await pool().query({
    name: 'record-seen',
    text: 'INSERT INTO seeing_pages (seeing_id, path) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    values: [id, path.split('?')[0]?.slice(0, pathLengthMax)],
  });
}
