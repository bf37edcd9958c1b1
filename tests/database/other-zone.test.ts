import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { db, disconnect, pool } from '@/lib/platform/db/client';
import { databaseTime } from '@/lib/platform/db/database-time';

/** As `initdb` leaves it on a server that stands in Brazil. */
beforeAll(async () => {
  await db().$executeRawUnsafe(`DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I SET timezone TO %L', current_database(), 'America/Sao_Paulo'); END $$`);
  await disconnect();
});

it('a moment is the same one to Prisma, to the bare driver and to the database, whatever its own zone is', async () => {
  const at = new Date('2026-11-26T22:30:00.500Z');
  const { key } = await db().rateWindow.create({ data: { key: randomUUID(), count: 1, startedAt: at } });
  const found = await db().rateWindow.findUniqueOrThrow({ where: { key } });
  const { rows } = await pool().query<{ startedAt: Date; seconds: number }>({
    text: `SELECT started_at AS "startedAt", extract(epoch FROM started_at)::float8 AS seconds FROM rate_windows WHERE key = $1`,
    values: [key],
  });
  expect(found.startedAt).toEqual(at);
  expect(rows).toEqual([{ startedAt: at, seconds: at.getTime() / 1000 }]);
  expect(Math.abs((await databaseTime(db())).getTime() - Date.now())).toBeLessThan(60_000);
});
