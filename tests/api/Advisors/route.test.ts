import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/Advisors/[id]/route';
import { PUT as LINK, DELETE as UNLINK } from '@/app/api/Advisors/own/schools/[schoolId]/route';
import { GET as OWN } from '@/app/api/Advisors/own/schools/route';
import { GET as LIST, PUT } from '@/app/api/Advisors/route';
import { GET as STUDENTS } from '@/app/api/Alunos/route';
import { actorOfBearer, openSession } from '@/lib/access/session';
import { db } from '@/lib/platform/db/client';
import { openedOn } from '@/tests/support/opened-on';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

const person = { nome: 'Iolanda Távares', fotoUrl: null, email: 'iolanda@school.example' };

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn('admin');
});

/** An advisor of two schools, signed in with the first of them open. */
async function advisor() {
  const schools = [await school(), await school()];
  const schoolIds = schools.map(({ id }) => id);
  const secret = { password: 'nova1234', confirmation: 'nova1234' };
  const body = { ...person, ...secret, login: `iolanda-${randomUUID().slice(0, 8)}`, schoolIds };
  const created = await send(PUT, { method: 'PUT', path: '/Advisors', body, bearer: admin.bearer });
  const { id, login, name, tipo, photoUrl, schoolId } = await db().account.update({
    where: { id: String(created.body.id) },
    data: { firstAccess: false },
  });
  const session = await openSession(db(), {
    account: { id, login, name, tipo, photoUrl, schoolId },
    ttl: 3600,
    face: '/login',
    now: new Date(),
  });
  const [first = '', second = ''] = schoolIds;
  return { id, login, first, second, bearer: session.id, created: created.body };
}

async function save(id: string, body: object) {
  const revision = await openedOn('accounts', 'id', id);
  const sent = { ...person, active: true, revision, ...body };
  return send(POST, { method: 'POST', path: `/Advisors/${id}`, params: { id }, body: sent, bearer: admin.bearer });
}

const change = (handler: typeof LINK, method: string, schoolId: string, bearer: string) =>
  send(handler, { method, path: `/Advisors/own/schools/${schoolId}`, params: { schoolId }, bearer });

const linked = (body: Record<string, unknown>) =>
  (body.schools as { id: string; isLinked: boolean }[]).filter(({ isLinked }) => isLinked).map(({ id }) => id);

describe('an advisor', () => {
  it('is registered with the schools that are entrusted, and sees them linked', async () => {
    const { first, second, bearer, created } = await advisor();
    expect(linked(created).sort()).toEqual([first, second].sort());
    const { body } = await send(OWN, { path: '/Advisors/own/schools', bearer });
    expect(body.schools).toHaveLength(2);
    expect(await actorOfBearer(bearer)).toMatchObject({ schoolId: expect.any(String) });
  });

  it('unlinks and links; what is unlinked is neither read nor open', async () => {
    const { bearer } = await advisor();
    const open = String((await actorOfBearer(bearer))?.schoolId);
    await signedIn('aluno', open);
    const total = async () => (await send(STUDENTS, { path: '/Alunos', bearer })).body.total;
    expect(await total()).toBe(1);
    const without = await change(UNLINK, 'DELETE', open, bearer);
    expect(linked(without.body)).not.toContain(open);
    expect(await total()).toBe(0);
    const other = (await actorOfBearer(bearer))?.schoolId;
    expect([open, null]).not.toContain(other);
    await change(UNLINK, 'DELETE', String(other), bearer);
    expect(await actorOfBearer(bearer)).toMatchObject({ schoolId: null });
    expect(linked((await change(LINK, 'PUT', open, bearer)).body)).toEqual([open]);
    expect(await actorOfBearer(bearer)).toMatchObject({ schoolId: open });
    expect(await total()).toBe(1);
  });

  it('links no school that was not entrusted', async () => {
    const { bearer, id } = await advisor();
    const foreign = await school();
    expect((await change(LINK, 'PUT', foreign.id, bearer)).status).toBe(404);
    expect(await db().schoolLink.count({ where: { accountId: id, schoolId: foreign.id } })).toBe(0);
  });

  it('loses what is withdrawn, and keeps unlinked what was unlinked', async () => {
    const { id, first, second, bearer } = await advisor();
    await change(UNLINK, 'DELETE', second, bearer);
    const third = await school();
    const { body } = await save(id, { schoolIds: [second, third.id] });
    expect(linked(body)).toEqual([third.id]);
    expect(await actorOfBearer(bearer)).toMatchObject({ schoolId: third.id });
    expect((await change(LINK, 'PUT', first, bearer)).status).toBe(404);
  });

  it('of a school that is not there is not saved', async () => {
    const { id } = await advisor();
    expect((await save(id, { schoolIds: [randomUUID()] })).status).toBe(404);
  });

  it('is found by parts of the name, forgiving accents, and by school', async () => {
    const { first, login } = await advisor();
    const found = async (query: string) =>
      ((await send(LIST, { path: `/Advisors?${query}`, bearer: admin.bearer })).body.items as { login: string }[]).map(
        (item) => item.login,
      );
    expect(await found(`escolaId=${first}`)).toEqual([login]);
    expect(await found(`search=tavares%20${login}`)).toEqual([login]);
    expect(await found(`escolaId=${first}&status=inactive`)).toEqual([]);
  });
});
