import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DELETE, POST } from '@/app/api/Escolas/[id]/route';
import { GET as OWN } from '@/app/api/Escolas/recuperarEscola/route';
import { GET as LIST, PUT } from '@/app/api/Escolas/route';
import { db } from '@/lib/platform/db/client';
import { openedOn } from '@/tests/support/opened-on';
import { send } from '@/tests/support/send';
import { account, type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';

const card = { nome: 'Escola São Tomé', logoUrl: null, municipio: 'Jaboatão', uf: 'PE' };

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn('admin');
});

async function save(id: string, body: object, { bearer }: SignedIn) {
  const revision = await openedOn('schools', 'id', id);
  const path = `/Escolas/${id}`;
  return send(POST, { method: 'POST', path, params: { id }, body: { ...card, revision, ...body }, bearer });
}

describe('Escolas/recuperarEscola', () => {
  const own = ({ bearer }: SignedIn, query = '') => send(OWN, { path: `/Escolas/recuperarEscola${query}`, bearer });

  it.each(['escola', 'aluno', 'instrutor', 'assessoria'] as const)(
    "without an id is %s's open school",
    async (tipo) => {
      const { id, name } = await school();
      expect((await own(await signedIn(tipo, id))).body).toEqual({
        id,
        nome: name,
        logoUrl: null,
        municipio: 'Recife',
        uf: 'PE',
      });
    },
  );

  it("finds nothing of a neighbour's, nor for who has none", async () => {
    const { id } = await school();
    expect((await own(await signedIn('escola'), `?id=${id}`)).status).toBe(404);
    expect((await own(admin)).status).toBe(404);
    expect((await own(admin, `?id=${id}`)).status).toBe(200);
  });
});

describe('a school', () => {
  it('is registered by an administrator and found by parts of name and city, whatever the accents', async () => {
    const mark = randomUUID().slice(0, 8);
    const body = { ...card, nome: `Escola São Tomé ${mark}` };
    expect((await send(PUT, { method: 'PUT', path: '/Escolas', body, bearer: admin.bearer })).status).toBe(200);
    const search = encodeURIComponent(`TOME jaboatao ${mark}`);
    const found = await send(LIST, { path: `/Escolas?search=${search}`, bearer: admin.bearer });
    expect(found.body).toMatchObject({ total: 1, items: [{ nome: body.nome, municipio: 'Jaboatão', uf: 'PE' }] });
  });

  it('is shown in lists to whom it concerns alone', async () => {
    const { id } = await school();
    const { bearer } = await signedIn('escola', id);
    expect((await send(LIST, { path: '/Escolas', bearer })).body).toMatchObject({ total: 1, items: [{ id }] });
  });

  it('lies in a federative unit', async () => {
    const answer = await send(PUT, {
      method: 'PUT',
      path: '/Escolas',
      body: { ...card, uf: 'XX' },
      bearer: admin.bearer,
    });
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ path: 'uf' }] } });
  });

  it('keeps its own card, and no other', async () => {
    const { id } = await school();
    const own = await signedIn('escola', id);
    expect(await save(id, { nome: 'Novo nome' }, own)).toMatchObject({ status: 200, body: { nome: 'Novo nome' } });
    expect((await save(id, {}, await signedIn('escola'))).status).toBe(404);
    expect((await save(id, {}, await signedIn('instrutor', id))).status).toBe(403);
  });

  it('is not saved over by a form that was opened before', async () => {
    const { id } = await school();
    await save(id, {}, admin);
    const late = await save(id, { revision: 1 }, admin);
    expect(late).toMatchObject({ status: 409, body: { code: 'request.changed-meanwhile' } });
  });
});

describe('deleting a school', () => {
  const remove = (id: string) =>
    send(DELETE, { method: 'DELETE', path: `/Escolas/${id}`, params: { id }, bearer: admin.bearer });

  it('takes an empty one back', async () => {
    const { id } = await school();
    expect((await remove(id)).status).toBe(200);
    expect(await db().school.count({ where: { id } })).toBe(0);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['an account', (id) => account('escola', id)],
    [
      'somebody who works there as well',
      async (id) => {
        const { id: accountId } = await account('instrutor');
        await db().schoolLink.create({ data: { accountId, schoolId: id } });
      },
    ],
    ['a guardian', (schoolId) => db().guardian.create({ data: { schoolId, name: 'Ana', email: 'ana@b.example' } })],
    ['a class', (id) => schoolClass(id, {})],
    [
      'a training request of somebody who works elsewhere now',
      async (schoolId) => {
        const other = await school();
        const { actor } = await signedIn('instrutor', other.id);
        const { courseId } = await schoolClass(other.id, {});
        const { id: moduleId } = await db().courseModule.findFirstOrThrow({ where: { courseId } });
        await db().trainingRequest.create({ data: { facilitatorId: actor.id, schoolId, moduleId } });
      },
    ],
  ])('is refused while it has %s', async (_, fill) => {
    const { id } = await school();
    await fill(id);
    expect((await remove(id)).body.code).toBe('school.in-use');
    expect(await db().school.count({ where: { id } })).toBe(1);
  });

  it('is refused while an announcement is for it alone: without it that would be for all', async () => {
    const { id } = await school();
    const announcement = { title: 'Só aqui', text: 'x', tipos: ['instrutor' as const], from: new Date() };
    await db().announcement.create({ data: { ...announcement, schools: { create: { schoolId: id } } } });
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'school.named-in-announcement' } });
  });
});
