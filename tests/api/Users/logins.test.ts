import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as FACE } from '@/app/api/files/account-photos/[name]/route';
import { DELETE, GET as READ, POST as UPDATE } from '@/app/api/Users/[id]/route';
import { POST as PHOTO } from '@/app/api/Users/eu/photo/route';
import { POST as LOGIN } from '@/app/api/Users/login/route';
import { GET as PROPOSE } from '@/app/api/Users/loginProposal/route';
import { PUT as CREATE, GET as LIST } from '@/app/api/Users/route';
import { actorOfBearer } from '@/lib/access/session';
import { updateUser } from '@/lib/accounts/commands/update-user';
import { db } from '@/lib/platform/db/client';
import { openedOn } from '@/tests/support/opened-on';
import { send } from '@/tests/support/send';
import { account, type SignedIn, school, signedIn } from '@/tests/support/world';

let admin: SignedIn;
beforeEach(async () => {
  admin = await signedIn('admin');
});

const fresh = () => randomUUID().slice(0, 8);

async function create(body: object) {
  const person = { tipo: 'admin', nome: 'Célia Prado', login: `celia-${fresh()}`, email: 'celia@escola.example' };
  const typed = { password: 'nova1234', confirmation: 'nova1234' };
  return send(CREATE, { method: 'PUT', path: '/Users', body: { ...person, ...typed, ...body }, bearer: admin.bearer });
}

async function update(id: string, body: object, { bearer } = admin) {
  const revision = await openedOn('accounts', 'id', id);
  const stands = { nome: 'Nome', email: 'a@b.example', urlFoto: null, active: true, revision };
  const path = `/Users/${id}`;
  return send(UPDATE, { method: 'POST', path, params: { id }, body: { ...stands, ...body }, bearer });
}

describe('a login that an administrator creates', () => {
  it('signs in, and confirms a password of its own before anything else', async () => {
    const { id: escolaId } = await school();
    const { status, body } = await create({ tipo: 'escola', escolaId });
    expect({ status, body }).toMatchObject({ status: 200, body: { tipo: 'escola', escolaId, active: true } });
    const typed = { username: body.login, password: 'nova1234' };
    const signIn = await send(LOGIN, { method: 'POST', path: '/Users/login', body: typed });
    expect(await actorOfBearer(String(signIn.body.id))).toMatchObject({ schoolId: escolaId, firstAccess: true });
  });

  it('is refused at its field where somebody has it, in whatever capitals and accents', async () => {
    const name = `jose-${fresh()}`;
    await account('instrutor', undefined, name);
    expect(await create({ login: name.replace('jose', 'JOSÉ') })).toMatchObject({
      status: 409,
      body: { code: 'account.login-taken', fields: [{ path: 'login', code: 'login-taken' }] },
    });
  });

  it.each([
    [{ tipo: 'escola' }, 'escolaId'],
    [{ login: 'duas palavras' }, 'login'],
    [{ login: '---' }, 'login'],
    [{ password: 'nova1234', confirmation: 'outra123' }, 'confirmation'],
  ])('is refused with %j', async (wrong, path) => {
    expect(await create(wrong)).toMatchObject({ status: 422, body: { fields: [{ path }] } });
  });

  it('takes its photo along: whom the person meets sees it, whoever sent it', async () => {
    const { id: escolaId } = await school();
    const image = sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff7900' } });
    const body = new Uint8Array(await image.png().toBuffer());
    const sent = await send(PHOTO, { method: 'POST', path: '/Users/eu/photo', body, bearer: admin.bearer });
    const created = await create({ tipo: 'escola', escolaId, urlFoto: sent.body.urlFoto });
    expect(created.body.urlFoto).toBe(sent.body.urlFoto);
    const name = String(sent.body.urlFoto).split('/').at(-1) ?? '';
    const seen = async ({ bearer }: SignedIn) =>
      (await send(FACE, { path: `/files/account-photos/${name}`, params: { name }, bearer })).status;
    expect(await seen(await signedIn('aluno', escolaId))).toBe(200);
    expect(await seen(await signedIn('aluno'))).toBe(404);
  });
});

describe('a login that an administrator changes', () => {
  it('is shown by its new name in sessions that are open, and its own form is of an older revision', async () => {
    const { actor, bearer } = await signedIn('instrutor');
    expect(await update(actor.id, { nome: 'Outro Nome' })).toMatchObject({ status: 200, body: { revision: 2 } });
    expect(await actorOfBearer(bearer)).toMatchObject({ name: 'Outro Nome' });
    expect(await update(actor.id, { revision: 1 })).toMatchObject({ status: 409 });
  });

  it('made inactive ends its sessions; made active again they stay ended', async () => {
    const { actor, bearer } = await signedIn('assessoria');
    await update(actor.id, { active: false });
    expect(await actorOfBearer(bearer)).toBeNull();
    await update(actor.id, { active: true });
    expect(await actorOfBearer(bearer)).toBeNull();
  });

  it('has an e-mail, but for a pupil, who has none', async () => {
    const pupil = await account('aluno');
    expect(await update(pupil.id, { email: 'a@b.example' })).toMatchObject({ status: 200, body: { email: null } });
    const { id } = await account('instrutor');
    expect(await update(id, { email: null })).toMatchObject({ status: 422, body: { fields: [{ path: 'email' }] } });
  });

  it('keeps a pupil’s photo as it is: the registration asks whether a guardian allows one', async () => {
    const pupil = await account('aluno');
    const image = sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff7900' } });
    const body = new Uint8Array(await image.png().toBuffer());
    const sent = await send(PHOTO, { method: 'POST', path: '/Users/eu/photo', body, bearer: admin.bearer });
    expect(await update(pupil.id, { urlFoto: sent.body.urlFoto })).toMatchObject({
      status: 200,
      body: { urlFoto: null },
    });
  });

  it('is never the own that ends', async () => {
    const { body } = await update(admin.actor.id, { active: false });
    expect(body.code).toBe('account.own-inactive');
  });

  it('leaves an active administrator, also where two end each other at the same moment', async () => {
    const other = await signedIn('admin');
    const both = [admin.actor.id, other.actor.id];
    const before = await db().account.findMany({ where: { tipo: 'admin', active: true, id: { notIn: both } } });
    const rest = { id: { in: before.map(({ id }) => id) } };
    await db().account.updateMany({ where: rest, data: { active: false } });
    const stands = { name: 'N', email: 'a@b.example', photoUrl: null, active: false, revision: 1 };
    const ends = [
      updateUser(admin.actor, { id: other.actor.id, ...stands }),
      updateUser(other.actor, { id: admin.actor.id, ...stands }),
    ];
    const outcomes = await Promise.allSettled(ends);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'account.last-admin' },
    });
    await db().account.updateMany({ where: rest, data: { active: true } });
  });
});

describe('the list of logins', () => {
  it('finds by parts of name and login, forgiving accents, and narrows by tipo, school and status', async () => {
    const [own, other] = [await school(), await school()];
    const mark = fresh();
    const advisor = await account('assessoria', own.id, `iolanda-${mark}`);
    await db().schoolLink.create({ data: { accountId: advisor.id, schoolId: other.id } });
    await db().account.update({ where: { id: advisor.id }, data: { name: 'Iolânda Távares' } });
    await account('aluno', own.id, `outra-${mark}`);
    const found = async (query: string) => {
      const { body } = await send(LIST, { path: `/Users?${query}`, bearer: admin.bearer });
      return (body.items as { login: string }[]).map(({ login }) => login);
    };
    const all = [`iolanda-${mark}`, `outra-${mark}`];
    expect((await found(`search=${mark}`)).sort()).toEqual(all);
    expect(await found(`search=IOLANDA%20tavares%20${mark}`)).toEqual([all[0]]);
    expect(await found(`search=${mark}&tipo=aluno`)).toEqual([all[1]]);
    expect(await found(`escolaId=${other.id}`)).toEqual([all[0]]);
    expect(await found(`search=${mark}&status=inactive`)).toEqual([]);
    expect(
      (await send(READ, { path: `/Users/${advisor.id}`, params: { id: advisor.id }, bearer: admin.bearer })).body,
    ).toMatchObject({ nome: 'Iolânda Távares', escolaNome: own.name });
  });
});

it('proposes a login that nobody has', async () => {
  const surname = `S${fresh()}`.replaceAll(/[^a-zA-Z]/g, 'x');
  const propose = async () => {
    const path = `/Users/loginProposal?nome=${encodeURIComponent(`João de ${surname}`)}`;
    return (await send(PROPOSE, { path, bearer: (await signedIn('escola')).bearer })).body.login;
  };
  const free = `joao.${surname.toLowerCase()}`;
  expect(await propose()).toBe(free);
  await account('instrutor', undefined, free);
  expect(await propose()).toBe(`${free}2`);
});

describe('deleting a login', () => {
  const remove = (id: string) =>
    send(DELETE, { method: 'DELETE', path: `/Users/${id}`, params: { id }, bearer: admin.bearer });

  it('takes back one whose person never came in', async () => {
    const { id } = await account('somosselfieproduto', null, undefined, { firstAccess: true });
    expect((await remove(id)).status).toBe(200);
    expect(await db().account.count({ where: { id } })).toBe(0);
  });

  it('is refused once the person came in, and for who is registered elsewhere', async () => {
    const used = await account('somosselfieproduto');
    const facilitator = await account('instrutor', undefined, undefined, { firstAccess: true });
    for (const { id } of [used, facilitator]) expect((await remove(id)).body.code).toBe('account.in-use');
    expect((await remove(admin.actor.id)).body.code).toBe('account.own-inactive');
  });
});
