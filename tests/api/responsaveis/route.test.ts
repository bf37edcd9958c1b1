import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DELETE, POST } from '@/app/api/responsaveis/[id]/route';
import { GET, PUT } from '@/app/api/responsaveis/route';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';

let schoolId: string;
let office: SignedIn;
beforeAll(async () => {
  schoolId = (await school()).id;
  office = await signedIn('escola', schoolId);
});

function guardian(more: object = {}) {
  return { nome: 'Rita Souza', email: `rita-${randomUUID().slice(0, 8)}@familia.example`, ...more };
}

const paying = {
  financial: true,
  cpf: '111.444.777-35',
  street: 'Rua da Aurora',
  number: '12',
  neighbourhood: 'Boa Vista',
  cep: '50050-000',
  city: 'Recife',
  state: 'PE',
};

const insert = (more?: object) =>
  send(PUT, { method: 'PUT', path: '/responsaveis', body: guardian(more), bearer: office.bearer });

describe('PUT /responsaveis', () => {
  it('keeps numbers as digits alone', async () => {
    const { body } = await insert(paying);
    expect(body).toMatchObject({ cpf: '11144477735', cep: '50050000', financial: true, active: true });
  });

  it('asks of who pays for the document and the address, and names each wrong one', async () => {
    const { body } = await insert({ ...paying, cpf: '11144477734', cep: '5005', city: '', state: 'XX' });
    const named = (body.fields as { path: string; code: string }[]).map(({ path, code }) => `${path}: ${code}`);
    expect(named.sort()).toEqual(['cep: cep-invalid', 'cpf: cpf-invalid', 'state: wrong-value']);
    const missing = await insert({ financial: true });
    expect((missing.body.fields as { path: string }[]).map(({ path }) => path).sort()).toEqual([
      'cep',
      'city',
      'cpf',
      'neighbourhood',
      'number',
      'state',
      'street',
    ]);
  });

  it('refuses one whom the school has (spec §5)', async () => {
    const email = `eva-${randomUUID().slice(0, 8)}@familia.example`;
    await insert({ email });
    expect((await insert({ email })).body.code).toBe('guardian.already-registered');
    expect((await insert({ email: email.toUpperCase() })).body.code).toBe('guardian.already-registered');
  });
});

describe('a facilitator', () => {
  it('reads and changes those of the pupils in the own classes, and is told of no other child of theirs', async () => {
    const teacher = await signedIn('instrutor', schoolId);
    const [own, other] = [await signedIn('aluno', schoolId), await signedIn('aluno', schoolId)];
    await schoolClass(schoolId, { facilitators: [teacher], pupils: [own] });
    const { id } = await db().guardian.create({ data: { schoolId, name: 'Rita', email: `${randomUUID()}@f.example` } });
    for (const { actor } of [own, other]) {
      await db().studentGuardian.create({ data: { schoolId, studentId: actor.id, guardianId: id, position: 1 } });
    }
    const { body } = await send(GET, { path: '/responsaveis', bearer: teacher.bearer });
    expect(body.items).toMatchObject([{ id, students: [{ id: own.actor.id }] }]);
    const saved = await send(POST, {
      method: 'POST',
      path: `/responsaveis/${id}`,
      params: { id },
      body: { ...guardian(), revision: 1 },
      bearer: teacher.bearer,
    });
    expect(saved.body).toMatchObject({ id, revision: 2 });
  });
});

it('a facilitator reads none any more of who is taught by others by now, in a class that goes on', async () => {
  const [before, now] = [await signedIn('instrutor', schoolId), await signedIn('instrutor', schoolId)];
  const pupil = await signedIn('aluno', schoolId);
  const { id } = await db().guardian.create({ data: { schoolId, name: 'Rita', email: `${randomUUID()}@f.example` } });
  await db().studentGuardian.create({ data: { studentId: pupil.actor.id, guardianId: id, schoolId, position: 1 } });
  const reads = async ({ bearer }: SignedIn) => (await send(GET, { path: '/responsaveis', bearer })).body.total;
  const { id: classId } = await schoolClass(schoolId, { facilitators: [before], pupils: [pupil] });
  await db().schoolClass.update({ where: { id: classId }, data: { status: 'done', endedAt: new Date() } });
  expect(await reads(before)).toBe(1);
  await schoolClass(schoolId, { facilitators: [now], pupils: [pupil] });
  expect([await reads(before), await reads(now)]).toEqual([0, 1]);
});

it('keeps who answers for a pupil when deletion is asked for', async () => {
  const { body } = await insert();
  const id = String(body.id);
  const { actor } = await signedIn('aluno', schoolId);
  await db().studentGuardian.create({ data: { schoolId, studentId: actor.id, guardianId: id, position: 1 } });
  const remove = () =>
    send(DELETE, { method: 'DELETE', path: `/responsaveis/${id}`, params: { id }, bearer: office.bearer });
  expect((await remove()).body.code).toBe('guardian.has-students');
  await db().studentGuardian.deleteMany({ where: { guardianId: id } });
  expect((await remove()).status).toBe(200);
});
