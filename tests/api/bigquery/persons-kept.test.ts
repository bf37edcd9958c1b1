import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { forgetPersons } from '@/lib/access/jobs/forget-persons';
import { forgetVisitors } from '@/lib/analytics/jobs/forget-visitors';
import { db } from '@/lib/platform/db/client';

const dayMs = 24 * 3600 * 1000;

it('keeps for a year whose a visit, a sign-in or an act was, and then that there was one, also where the server stood still', async () => {
  const [missed, old, young] = [randomUUID(), randomUUID(), randomUUID()];
  for (const [person, days] of [
    [missed, 700],
    [old, 367],
    [young, 360],
  ] as const) {
    const at = new Date(Date.now() - days * dayMs);
    await db().$executeRaw`
      INSERT INTO page_views (at, user_id, profile, page, title) VALUES (${at}, ${person}::uuid, 'aluno', ${person}, '')`;
    await db().$executeRaw`
      INSERT INTO login_events (at, user_id, profile, login_tipo, timestamp)
      VALUES (${at}, ${person}::uuid, 'aluno', ${person}, ${at})`;
    await db().$executeRaw`
      INSERT INTO activity_events (at, kind, user_id, profile, subject_id, timestamp)
      VALUES (${at}, 'lesson', ${person}::uuid, 'instrutor', ${person}::uuid, ${at})`;
  }
  for (const job of [forgetPersons, forgetVisitors]) await job.run({}, { db: db() } as never);
  const all = [missed, old, young];
  const left = await db().$queryRaw<{ told: string; user: string | null }[]>`
    SELECT page AS told, user_id::text AS user FROM page_views WHERE page = ANY (${all})
    UNION ALL SELECT login_tipo, user_id::text FROM login_events WHERE login_tipo = ANY (${all})
    UNION ALL SELECT subject_id::text, user_id::text FROM activity_events WHERE subject_id = ANY (${all}::uuid[])`;
  expect(left).toHaveLength(9);
  for (const gone of [missed, old]) {
    expect(left.filter(({ told }) => told === gone).map(({ user }) => user)).toEqual([null, null, null]);
  }
  expect(left.filter(({ told }) => told === young).map(({ user }) => user)).toEqual([young, young, young]);
});
