import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DELETE, GET as readStudent, POST as saveStudent } from '@/app/api/Alunos/[id]/route';
import { GET, PUT } from '@/app/api/Alunos/route';
import { GET as duplicates } from '@/app/api/Alunos/verificarDuplicidade/route';
import { actorOfBearer } from '@/lib/access/session';
import { db } from '@/lib/platform/db/client';
import { somebodyWaits } from '@/tests/support/lock-waits';
import { send } from '@/tests/support/send';
import { type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';

let schoolId: string;
let office: SignedIn;
let teacher: SignedIn;
let classId: string;
beforeAll(async () => {
  schoolId = (await school()).id;
  office = await signedIn('escola', schoolId);
  teacher = await signedIn('instrutor', schoolId);
  classId = (await schoolClass(schoolId, { facilitators: [teacher] })).id;
});

function pupil(more: object = {}) {
  return {
    nome: 'Zélia Conceição',
    login: `zelia-${randomUUID().slice(0, 8)}`,
    registrationNumber: '',
    anoEducacaoBasica: 'EF6',
    sex: 'female',
    nickname: 'Zezé',
    birthDate: '2014-05-09',
    providerId: '',
    observation: '',
    password: 'sabia12',
    confirmation: 'sabia12',
    guardians: [],
    classId: null,
    ...more,
  };
}

function guardian(more: object = {}) {
  return { nome: 'Rita Conceição', email: `rita-${randomUUID().slice(0, 8)}@familia.example`, ...more };
}

const register = (by: SignedIn, more?: object) =>
  send(PUT, { method: 'PUT', path: '/Alunos', body: pupil(more), bearer: by.bearer });
const read = (by: SignedIn, id: unknown) =>
  send(readStudent, { path: `/Alunos/${id}`, params: { id: String(id) }, bearer: by.bearer });
const list = (by: SignedIn, query: string) => send(GET, { path: `/Alunos?${query}`, bearer: by.bearer });

async function save(by: SignedIn, id: unknown, more: object) {
  const { body: record } = await read(by, id);
  const { escolaId: _, schoolName: __, login: ___, classes: ____, ...fields } = record;
  const body = { ...fields, ...more };
  return send(saveStudent, {
    method: 'POST',
    path: `/Alunos/${id}`,
    params: { id: String(id) },
    body,
    bearer: by.bearer,
  });
}

describe('PUT /Alunos', () => {
  it('stores login, person and two guardians at once, and the login counts where no number is given', async () => {
    const guardians = [guardian({ relationship: 'mother' }), guardian({ receivesEmail: false })];
    const { status, body } = await register(office, { guardians });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      escolaId: schoolId,
      registrationNumber: body.login,
      nickname: 'Zezé',
      providerId: null,
    });
    expect(body.guardians).toMatchObject([{ relationship: 'mother' }, { receivesEmail: false }]);
    const account = await db().account.findUniqueOrThrow({ where: { id: String(body.id) } });
    expect(account).toMatchObject({ tipo: 'aluno', firstAccess: true, email: null });
  });

  it('puts a facilitator’s pupil into a class of the own, and asks for one', async () => {
    const without = await register(teacher);
    expect(without.body.fields).toEqual([{ path: 'classId', code: 'required' }]);
    const { body } = await register(teacher, { classId });
    expect(body.classes).toMatchObject([{ id: classId }]);
    expect((await read(teacher, body.id)).status).toBe(200);
  });

  it('puts nobody into a class that ends at the same moment', async () => {
    const { id } = await schoolClass(schoolId, {});
    const registering = await db().$transaction(async (tx) => {
      await tx.schoolClass.update({ where: { id }, data: { status: 'done', endedAt: new Date() } });
      const answer = register(office, { classId: id });
      await somebodyWaits();
      return { answer };
    });
    expect((await registering.answer).status).toBe(404);
    expect(await db().enrolment.count({ where: { classId: id } })).toBe(0);
  });

  it('says at their fields what is taken: login, number, provider id', async () => {
    const { body } = await register(office, { registrationNumber: 'N-1', providerId: 'p-1' });
    const login = String(body.login).toUpperCase();
    const codes = [];
    for (const more of [{ login }, { registrationNumber: 'n-1' }, { providerId: 'p-1' }]) {
      codes.push((await register(office, more)).body.code);
    }
    expect(codes).toEqual(['account.login-taken', 'student.registration-taken', 'student.provider-id-taken']);
  });

  it('refuses a day that is none or has not come, a third guardian, and one whose address the school has', async () => {
    const known = guardian();
    await register(office, { guardians: [known] });
    const refused = [
      { birthDate: '2014-02-30' },
      { birthDate: '2999-01-01' },
      { guardians: [guardian(), guardian(), guardian()] },
      { guardians: [{ ...known, email: known.email.toUpperCase() }] },
      { guardians: Array(2).fill({ ...known, id: randomUUID() }) },
      { login: '\u200b' },
      { fotoUrl: `/api/files/account-photos/${'a'.repeat(43)}.webp` },
      { login: 'ana\nlima' },
    ];
    const paths = [];
    for (const more of refused) {
      const { body } = await register(office, more);
      paths.push((body.fields as { path: string; code: string }[]).map(({ path, code }) => `${path}: ${code}`).join());
    }
    expect(paths).toEqual([
      'birthDate: date-invalid',
      'birthDate: date-coming',
      'guardians: too-big',
      'guardians.0.email: guardian-registered',
      'guardians.1.id: guardian-twice',
      'login: login-shape',
      'fotoUrl: photo-not-allowed',
      'login: login-shape',
    ]);
  });

  it('takes over a brother’s mother by her id, and nobody of another school nor, for a facilitator, of another class', async () => {
    const { body: brother } = await register(office, { guardians: [guardian()] });
    const [mother] = brother.guardians as { id: string; nome: string; email: string }[];
    const byId = { guardians: [guardian({ id: mother?.id })] };
    const { body: sister } = await register(office, byId);
    expect(sister.guardians).toMatchObject([{ id: mother?.id, nome: mother?.nome }]);
    const stranger = await signedIn('escola');
    expect((await register(stranger, byId)).body.fields).toEqual([{ path: 'guardians.0.id', code: 'not-found' }]);
    const ofTeacher = await register(teacher, { ...byId, classId });
    expect(ofTeacher.body.fields).toEqual([{ path: 'guardians.0.id', code: 'not-found' }]);
  });

  it('registers a login once when two forms are sent at the same moment', async () => {
    const login = `ao-mesmo-tempo-${randomUUID().slice(0, 8)}`;
    const answers = await Promise.all([register(office, { login }), register(office, { login })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('POST /Alunos/{id}', () => {
  it('saves the whole form, ends the ties that are gone, and refuses the form opened before', async () => {
    const { body } = await register(office, { guardians: [guardian(), guardian()] });
    const [, second] = body.guardians as object[];
    const saved = await save(office, body.id, { nome: 'Zélia Sá', guardians: [second] });
    expect(saved.body).toMatchObject({ nome: 'Zélia Sá', guardians: [second], revision: 2 });
    const stale = await save(office, body.id, { revision: 1 });
    expect(stale.body.code).toBe('request.changed-meanwhile');
  });

  it('takes a photo only while a guardian allows one', async () => {
    const { body } = await register(office);
    const photo = { fotoUrl: `/api/files/account-photos/${'x'.repeat(43)}.webp` };
    const refused = await save(office, body.id, photo);
    expect(refused.body.fields).toEqual([{ path: 'fotoUrl', code: 'photo-not-allowed' }]);
    const studentId = String(body.id);
    const given = { studentId, schoolId, kind: 'photo' as const, givenBy: 'a mãe', givenAt: new Date() };
    await db().consent.create({ data: given });
    // No such file was sent: what stops it now is no longer the consent.
    expect((await save(office, body.id, photo)).body.code).toBe('file.missing');
  });

  it('signs out who is made inactive', async () => {
    const one = await signedIn('aluno', schoolId);
    expect((await save(office, one.actor.id, { active: false })).status).toBe(200);
    expect(await actorOfBearer(one.bearer)).toBeNull();
    const { body } = await list(office, `status=inactive&search=${one.actor.login}`);
    expect(body.items).toMatchObject([{ id: one.actor.id, active: false }]);
  });
});

describe('GET /Alunos', () => {
  it('finds by name, login, number and nickname, forgiving accents and capitals', async () => {
    const number = `M${randomUUID().slice(0, 6)}`;
    const { body } = await register(office, {
      nome: 'Íris Ñandú Açaí',
      nickname: 'Pipoca',
      registrationNumber: number,
    });
    for (const search of ['iris nandu', 'ACAI', 'açai íris', 'pipoca', number.toLowerCase(), String(body.login)]) {
      const found = await list(office, `search=${encodeURIComponent(search)}`);
      expect(found.body.items, search).toMatchObject([{ id: body.id }]);
    }
  });

  it('shows a facilitator the own classes alone, and narrows by class and year', async () => {
    await register(office);
    const { body } = await register(teacher, { classId, anoEducacaoBasica: 'EM3' });
    const found = await list(teacher, `classId=${classId}&anoEducacaoBasica=EM3`);
    expect(found.body).toMatchObject({ total: 1, items: [{ id: body.id }] });
    const own = await list(teacher, 'status=all');
    const classes = (own.body.items as { classes: { id: string }[] }[]).map((each) => each.classes[0]?.id);
    expect(new Set(classes)).toEqual(new Set([classId]));
  });
});

describe('DELETE /Alunos/{id}', () => {
  it('deletes who was registered by mistake, and keeps who was in a class that began', async () => {
    const { body: mistake } = await register(office);
    const { body: pupilOfClass } = await register(office, { classId });
    const remove = (id: unknown) =>
      send(DELETE, { method: 'DELETE', path: `/Alunos/${id}`, params: { id: String(id) }, bearer: office.bearer });
    expect((await remove(mistake.id)).status).toBe(200);
    expect((await read(office, mistake.id)).status).toBe(404);
    expect((await remove(pupilOfClass.id)).body.code).toBe('student.in-use');
  });
});

describe('GET /Alunos/verificarDuplicidade', () => {
  const ask = (by: SignedIn, query: Record<string, string>) =>
    send(duplicates, { path: `/Alunos/verificarDuplicidade?${new URLSearchParams(query)}`, bearer: by.bearer });

  it('names who has a similar name and the same day of birth, or the very name, of the own school alone', async () => {
    const { body } = await register(office, { nome: 'Thaís Wanderléa Lins', birthDate: '2013-03-03' });
    const { similar } = (await ask(teacher, { nome: 'Tais Vanderlea Lins', birthDate: '2013-03-03' })).body;
    expect(similar).toMatchObject([{ id: body.id, anoEducacaoBasica: 'EF6', classNames: [] }]);
    expect((await ask(office, { nome: 'thais wanderlea lins' })).body.similar).toHaveLength(1);
    expect((await ask(office, { nome: 'Tais Vanderlea Lins', birthDate: '2013-03-04' })).body.similar).toEqual([]);
    const stranger = await signedIn('escola');
    expect((await ask(stranger, { nome: 'Thaís Wanderléa Lins' })).body.similar).toEqual([]);
  });

  it('says that a login is taken, whoever has it, and proposes one that is free', async () => {
    const word = randomUUID().slice(0, 8).replace(/\d/g, 'x');
    await register(office, { nome: `Ana ${word}`, login: `ana.${word}` });
    const { body } = await ask(office, { nome: `Ana ${word}`, login: `ANA.${word}` });
    expect(body).toMatchObject({ loginTaken: true, proposedLogin: `ana.${word}2` });
  });
});
