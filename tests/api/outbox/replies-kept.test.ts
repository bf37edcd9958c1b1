import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { PUT as CREATE } from '@/app/api/Cursos/route';
import { POST as OUTBOX } from '@/app/api/outbox/route';
import { forgetExpired } from '@/lib/access/jobs/forget-expired';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { courseData, signedIn } from '@/tests/support/world';

const dayMs = 24 * 3600 * 1000;

it('keeps for weeks what was answered to a browser that waited for its line, and to a page for days', async () => {
  const { actor, bearer } = await signedIn('admin');
  const [waited, atOnce] = [randomUUID(), randomUUID()];
  const wire = () => {
    const { code: codigo, name: nome, ...data } = courseData();
    return { codigo, nome, ...data };
  };
  const items = [{ key: waited, operation: 'PUT /Cursos', input: wire() }];
  await send(OUTBOX, { method: 'POST', path: '/outbox', body: { items }, bearer });
  const headers = { 'idempotency-key': atOnce };
  await send(CREATE, { method: 'PUT', path: '/Cursos', body: wire(), bearer, headers });
  const keptAfter = async (days: number) => {
    const createdAt = new Date(Date.now() - days * dayMs);
    await db().idempotencyRecord.updateMany({ where: { accountId: actor.id }, data: { createdAt } });
    await forgetExpired.run({}, { db: db() } as never);
    const kept = await db().idempotencyRecord.findMany({ where: { accountId: actor.id } });
    return kept.map(({ key }) => key).toSorted();
  };
  expect(await keptAfter(6)).toEqual([waited, atOnce].toSorted());
  expect(await keptAfter(8)).toEqual([waited]);
  expect(await keptAfter(61)).toEqual([]);
});
