import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/jobs/failed/[id]/retry/route';
import { GET } from '@/app/api/jobs/failed/route';
import { db } from '@/lib/platform/db/client';
import { failedNote } from '@/tests/support/jobs/failed-note';
import { send } from '@/tests/support/send';
import { type SignedIn, signedIn } from '@/tests/support/world';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn('admin');
});

function list() {
  return send(GET, { path: '/jobs/failed', bearer: admin.bearer });
}

function retry(id: string) {
  return send(POST, { method: 'POST', path: `/jobs/failed/${id}/retry`, params: { id }, bearer: admin.bearer });
}

async function stateOf(id: string): Promise<string | undefined> {
  const rows = await db().$queryRaw<{ state: string }[]>`
    SELECT state::text FROM pgboss.job WHERE id = ${id}::uuid`;
  return rows[0]?.state;
}

describe('GET /jobs/failed', () => {
  it('tells what failed and why, and nothing of its input', async () => {
    const id = await failedNote();
    const { status, body } = await list();
    expect(status).toBe(200);
    const items = body.items as { id: string }[];
    const found = items.find((item) => item.id === id);
    expect(found).toEqual({ id, name: 'tests.note', failedAt: expect.any(String), attempts: 1, reason: 'no' });
    expect(body.queues).toContainEqual(expect.objectContaining({ name: 'tests.note', failed: body.total }));
  });
});

describe('POST /jobs/failed/{id}/retry', () => {
  it('puts the job back into its queue and writes who did', async () => {
    const id = await failedNote();
    expect(await retry(id)).toMatchObject({ status: 200, body: { id } });
    expect(await stateOf(id)).toBe('retry');
    const audit = await db().auditEntry.findFirst({ where: { command: 'upkeep.retry-job', targetId: id } });
    expect(audit?.actorId).toBe(admin.actor.id);
  });

  it('does so once for two administrators at once', async () => {
    const id = await failedNote();
    const answers = await Promise.all([retry(id), retry(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('knows no job that did not fail', async () => {
    expect((await retry(randomUUID())).body.code).toBe('MODEL_NOT_FOUND');
  });
});
