import { beforeAll, describe, expect, it } from 'vitest';
import { POST as SOLVE } from '@/app/api/clientErrors/[id]/solve/route';
import { GET } from '@/app/api/clientErrors/route';
import { db } from '@/lib/platform/db/client';
import { forgetClientErrors } from '@/lib/upkeep/commands/forget-client-errors';
import { send } from '@/tests/support/send';
import { toldError } from '@/tests/support/told-error';
import { type SignedIn, signedIn } from '@/tests/support/world';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn('admin');
});

type Group = { id: string; count: number; people: number; solved: boolean; lastInfo: string; tipos: string[] };

async function groups(): Promise<Group[]> {
  return (await send(GET, { path: '/clientErrors', bearer: admin.bearer })).body.items as Group[];
}

const groupOf = async (id: string) => (await groups()).find((group) => group.id === id);

function solve(id: string) {
  return send(SOLVE, { method: 'POST', path: `/clientErrors/${id}/solve`, params: { id }, bearer: admin.bearer });
}

async function again(fingerprint: string, tipo: 'aluno' | 'escola', tokenHash: string, createdAt = new Date()) {
  await db().clientError.create({
    data: { fingerprint, message: 'broken', info: `last of ${tipo}`, tipo, tokenHash, createdAt },
  });
}

describe('GET /clientErrors', () => {
  it('counts by cause: times, people, tipos and the last stack', async () => {
    const id = await toldError(new Date(Date.now() - 60_000));
    await again(id, 'escola', 'a', new Date(Date.now() - 30_000));
    await again(id, 'aluno', 'a', new Date(Date.now() - 20_000));
    await again(id, 'aluno', 'b');
    expect(await groupOf(id)).toMatchObject({
      count: 4,
      people: 2,
      tipos: ['aluno', 'escola'],
      lastInfo: 'last of aluno',
      solved: false,
    });
  });
});

describe('POST /clientErrors/{id}/solve', () => {
  it('puts the cause behind the others until it is seen again', async () => {
    const id = await toldError();
    const [answer, twice] = await Promise.all([solve(id), solve(id)]);
    expect([answer.status, twice.status]).toEqual([200, 200]);
    expect((await groupOf(id))?.solved).toBe(true);
    await toldError();
    expect((await groups()).at(-1)?.id).toBe(id);
    await again(id, 'aluno', 'c', new Date(Date.now() + 1000));
    expect((await groupOf(id))?.solved).toBe(false);
    const audit = await db().auditEntry.findFirst({
      where: { command: 'upkeep.solve-client-error', fields: { has: 'id' } },
    });
    expect(audit?.actorId).toBe(admin.actor.id);
  });

  it('knows no cause that nobody met', async () => {
    expect((await solve('a'.repeat(22))).body.code).toBe('MODEL_NOT_FOUND');
  });
});

describe('the job', () => {
  it('forgets errors after 90 days, and the marks of causes that are gone', async () => {
    const day = 24 * 3600 * 1000;
    const old = await toldError(new Date(Date.now() - 91 * day));
    const kept = await toldError(new Date(Date.now() - 89 * day));
    await solve(old);
    await forgetClientErrors(null, {});
    const ids = (await groups()).map(({ id }) => id);
    expect([ids.includes(old), ids.includes(kept)]).toEqual([false, true]);
    expect(await db().solvedClientError.findUnique({ where: { fingerprint: old } })).toBeNull();
  });
});
