import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as FACE } from '@/app/api/files/account-photos/[name]/route';
import { POST as PHOTO } from '@/app/api/Users/eu/photo/route';
import { GET, POST } from '@/app/api/Users/eu/route';
import { actorOfBearer } from '@/lib/access/session';
import { db } from '@/lib/platform/db/client';
import { openedOn } from '@/tests/support/opened-on';
import { setOwnPhoto } from '@/tests/support/own-photo';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let own: Awaited<ReturnType<typeof school>>;
let facilitator: SignedIn;
let pupil: SignedIn;
beforeAll(async () => {
  own = await school();
  facilitator = await signedIn('instrutor', own.id);
  pupil = await signedIn('aluno', own.id);
});

async function change({ actor, bearer }: SignedIn, changes: object) {
  const body = { revision: await openedOn('accounts', 'id', actor.id), currentPassword: 'demo1234', ...changes };
  return send(POST, { method: 'POST', path: '/Users/eu', body, bearer });
}

async function picture(width = 200, height = 100): Promise<Uint8Array> {
  const image = sharp({ create: { width, height, channels: 3, background: '#ff7900' } });
  return new Uint8Array(await image.jpeg().toBuffer());
}

async function uploaded({ bearer }: SignedIn): Promise<string> {
  const { body } = await send(PHOTO, { method: 'POST', path: '/Users/eu/photo', body: await picture(), bearer });
  return String(body.urlFoto);
}

async function face(address: string, bearer?: string): Promise<Response> {
  const name = address.split('/').at(-1) ?? '';
  const headers: Record<string, string> = bearer ? { authorization: `Bearer ${bearer}` } : {};
  const request = new Request(`http://localhost:3000${address}`, { headers });
  return FACE(request, { params: Promise.resolve({ name }) });
}

describe('GET /Users/eu', () => {
  it("replies with the spec's names and nothing that opens the account", async () => {
    const { body } = await send(GET, { path: '/Users/eu', bearer: pupil.bearer });
    expect(body).toEqual({
      login: pupil.actor.login,
      tipo: 'aluno',
      nome: pupil.actor.name,
      email: null,
      urlFoto: null,
      escolaId: own.id,
      escolaNome: own.name,
      revision: 1,
    });
  });
});

describe('POST /Users/eu', () => {
  it('changes the own row, and the open sessions in the same breath', async () => {
    const photo = await uploaded(facilitator);
    const other = await signedIn('instrutor', own.id);
    const { status, body } = await change(facilitator, {
      nome: 'Marta Nova',
      email: 'marta@escola.br',
      urlFoto: photo,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ nome: 'Marta Nova', email: 'marta@escola.br', urlFoto: photo });
    expect(await actorOfBearer(facilitator.bearer)).toMatchObject({ name: 'Marta Nova', photoUrl: photo });
    expect(await actorOfBearer(other.bearer)).toMatchObject({ name: other.actor.name, photoUrl: null });
    const audit = await db().auditEntry.findFirst({
      where: { actorId: facilitator.actor.id, targetId: facilitator.actor.id },
    });
    expect(audit).toMatchObject({
      command: 'accounts.update-own',
      fields: ['name', 'email', 'photoUrl', 'currentPassword', 'revision'],
    });
  });

  it('asks for the password where the e-mail is another, as a password changes: a device may be left open', async () => {
    const person = await signedIn('instrutor', own.id);
    const to = (email: string, currentPassword?: string) =>
      change(person, { nome: 'Marta', email, currentPassword, urlFoto: null });
    expect((await to('marta.a@escola.br')).body.fields).toEqual([{ path: 'currentPassword', code: 'required' }]);
    expect((await to('marta.a@escola.br', 'demo1234')).status).toBe(200);
    expect((await to('MARTA.A@escola.br')).status).toBe(200);
    for (const each of [1, 2, 3, 4, 5]) {
      const { body } = await to('outra@escola.br', `guess${each}`);
      expect(body.fields).toEqual([{ path: 'currentPassword', code: 'password-wrong' }]);
    }
    expect((await to('outra@escola.br', 'demo1234')).body.code).toBe('auth.wait-before-retry');
    expect((await db().account.findUnique({ where: { id: person.actor.id } }))?.email).toBe('MARTA.A@escola.br');
  });

  it('tells the second of two devices that another saved first, and keeps what that one saved', async () => {
    const person = await signedIn('instrutor', own.id);
    const save = (nome: string) => change(person, { nome, email: 'duas@escola.br', urlFoto: null, revision: 1 });
    const answers = await Promise.all([save('Uma'), save('Outra')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = answers.find(({ status }) => status === 200)?.body;
    expect((await send(GET, { path: '/Users/eu', bearer: person.bearer })).body).toMatchObject({
      nome: kept?.nome,
      revision: 2,
    });
  });

  it("names an e-mail's strange character and its column", async () => {
    const { status, body } = await change(facilitator, { nome: 'Marta', email: 'mártha@escola.br', urlFoto: null });
    expect(status).toBe(422);
    expect(body.fields).toEqual([{ path: 'email', code: 'email-character', values: { character: 'á', position: 2 } }]);
  });

  it.each([
    ['marta@escola', 'email-shape'],
    ['', 'required'],
    [null, 'required'],
  ])('refuses %j as the e-mail of a facilitator', async (email, code) => {
    const { status, body } = await change(facilitator, { nome: 'Marta', email, urlFoto: null });
    expect(status).toBe(422);
    expect(body.fields).toContainEqual(expect.objectContaining({ path: 'email', code }));
  });

  it('keeps no e-mail for a pupil', async () => {
    const { body } = await change(pupil, { nome: 'Caio', email: 'caio@escola.br', urlFoto: null });
    expect(body).toMatchObject({ nome: 'Caio', email: null });
  });

  it.each([
    ['  ', 'required'],
    ['Caio\u202e', 'unreadable-character'],
  ])('refuses %j as a name and names the field as it was sent', async (nome, code) => {
    const { body } = await change(pupil, { nome, email: null, urlFoto: null });
    expect(body.fields).toEqual([expect.objectContaining({ path: 'nome', code })]);
  });

  it("refuses another's photo and one that was never sent", async () => {
    const foreign = await uploaded(await signedIn('instrutor', own.id));
    const never = `/api/files/account-photos/${'a'.repeat(43)}.webp`;
    for (const urlFoto of [foreign, never]) {
      const answer = await change(facilitator, { nome: 'Marta', email: 'marta@escola.br', urlFoto });
      expect(answer).toMatchObject({ status: 422, body: { code: 'file.missing' } });
    }
  });

  it('lets a pupil remove the own photo and set none: a guardian allows it where the pupil is registered', async () => {
    const urlFoto = await uploaded(pupil);
    const fields = [{ path: 'urlFoto', code: 'photo-not-allowed' }];
    expect(await change(pupil, { nome: 'Caio', email: null, urlFoto })).toMatchObject({
      status: 422,
      body: { fields },
    });
    await setOwnPhoto(pupil);
    const kept = (await send(GET, { path: '/Users/eu', bearer: pupil.bearer })).body.urlFoto;
    expect((await change(pupil, { nome: 'Caio', email: null, urlFoto: kept })).status).toBe(200);
    const { body } = await change(pupil, { nome: 'Caio', email: null, urlFoto: null });
    expect(body).toMatchObject({ urlFoto: null });
  });
});

describe('a photo', () => {
  it('is cut to a square and stripped of what else it carried', async () => {
    const answer = await face(await uploaded(pupil), pupil.bearer);
    expect(answer.headers.get('cache-control')).toContain('private');
    const { width, height, format, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 320, height: 320, format: 'webp', exif: undefined });
  });

  it('is shown at the own school and nowhere else, while it is one', async () => {
    const address = await setOwnPhoto(pupil);
    const neighbour = await school();
    const statusFor = async (tipo: Parameters<typeof signedIn>[0], at: string | null) =>
      (await face(address, (await signedIn(tipo, at)).bearer)).status;
    for (const tipo of ['aluno', 'instrutor', 'escola', 'assessoria'] as const) {
      expect(await statusFor(tipo, own.id), tipo).toBe(200);
      expect(await statusFor(tipo, neighbour.id), tipo).toBe(404);
    }
    expect(await statusFor('admin', null)).toBe(200);
    expect(await statusFor('somosselfieadmin', null)).toBe(404);
    expect((await face(address)).status).toBe(401);
    await change(pupil, { nome: 'Caio', email: null, urlFoto: null });
    expect(await statusFor('aluno', own.id)).toBe(404);
    expect((await face(address, pupil.bearer)).status).toBe(200);
    const sentAlone = await uploaded(pupil);
    expect((await face(sentAlone, facilitator.bearer)).status).toBe(404);
  });

  it('refuses what is no PNG or JPG', async () => {
    const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
      .gif()
      .toBuffer();
    const body = new Uint8Array(gif);
    const answer = await send(PHOTO, { method: 'POST', path: '/Users/eu/photo', body, bearer: pupil.bearer });
    expect(answer).toMatchObject({ status: 422, body: { code: 'file.not-an-image' } });
  });
});
