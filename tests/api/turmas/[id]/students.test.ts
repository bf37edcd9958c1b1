import { beforeAll, describe, expect, it } from 'vitest';
import { POST as SEARCH } from '@/app/api/turmas/[id]/enrolmentSearch/route';
import { POST as GUARDIANS } from '@/app/api/turmas/[id]/guardians/route';
import { POST as REMOVE } from '@/app/api/turmas/[id]/students/remove/route';
import { POST as ENROL } from '@/app/api/turmas/[id]/students/route';
import type { RouteHandler } from '@/lib/access/serve';
import { db } from '@/lib/platform/db/client';
import { classToStart } from '@/tests/support/class-to-start';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let schoolId: string;
let facilitator: SignedIn;
beforeAll(async () => {
  schoolId = (await school()).id;
  facilitator = await signedIn('instrutor', schoolId);
});

const pupil = () => signedIn('aluno', schoolId);
const act = (handler: RouteHandler, id: string, body: object) =>
  send(handler, { path: `/turmas/${id}/act`, params: { id }, method: 'POST', body, bearer: facilitator.bearer });
const named = (id: string, name: string) => db().account.update({ where: { id }, data: { name } });

describe('enrolling', () => {
  it('takes pupils in once, whatever two tabs send, and lets them go and come back', async () => {
    const { id } = await classToStart(schoolId, { facilitators: [facilitator] });
    const [one, two] = [(await pupil()).actor.id, (await pupil()).actor.id];
    const both = await Promise.all([
      act(ENROL, id, { studentIds: [one, two] }),
      act(ENROL, id, { studentIds: [two, one] }),
    ]);
    expect(both.map(({ body }) => body.count).sort()).toEqual([0, 2]);
    expect((await act(REMOVE, id, { studentIds: [one] })).body.count).toBe(1);
    expect((await act(ENROL, id, { studentIds: [one] })).body.count).toBe(1);
    expect(await db().enrolment.count({ where: { classId: id } })).toBe(3);
    expect(await db().enrolment.count({ where: { classId: id, leftAt: null } })).toBe(2);
  });

  it('takes nobody of another school, nobody inactive and nobody invented, and then nobody at all', async () => {
    const { id } = await classToStart(schoolId, { facilitators: [facilitator] });
    const own = (await pupil()).actor.id;
    const stranger = (await signedIn('aluno')).actor.id;
    const left = (await pupil()).actor.id;
    await db().account.update({ where: { id: left }, data: { active: false } });
    const invented = (await pupil()).actor.id;
    await db().student.update({ where: { id: invented }, data: { fictitious: true } });
    for (const one of [stranger, left, invented]) {
      expect((await act(ENROL, id, { studentIds: [own, one] })).body.code).toBe('class.not-enrolled');
    }
    expect(await db().enrolment.count({ where: { classId: id } })).toBe(0);
  });

  it('is over when the class is', async () => {
    const { id } = await classToStart(schoolId, {
      facilitators: [facilitator],
      class: { status: 'done', startedAt: new Date(), endedAt: new Date() },
    });
    expect((await act(ENROL, id, { studentIds: [(await pupil()).actor.id] })).body.code).toBe('class.ended');
  });
});

describe('the enrolment search', () => {
  const search = async (id: string, body: object) =>
    (await act(SEARCH, id, { search: '', schoolYear: null, fromClassId: null, ...body })).body as unknown as {
      nome: string;
    }[];

  it('finds active pupils of the own school by name, year and class, and leaves an audit row', async () => {
    const [agata, other, inside] = await Promise.all([pupil(), pupil(), pupil()]);
    await Promise.all([named(agata.actor.id, 'Ágata Zéfira'), named(inside.actor.id, 'Ágata Dentro')]);
    const stranger = await signedIn('aluno');
    await named(stranger.actor.id, 'Ágata Vizinha');
    const from = await classToStart(schoolId, { pupils: [agata, other] });
    const { id } = await classToStart(schoolId, { facilitators: [facilitator], pupils: [inside] });
    expect((await search(id, { search: 'agata' })).map(({ nome }) => nome)).toEqual(['Ágata Zéfira']);
    expect(await search(id, { fromClassId: from.id })).toHaveLength(2);
    expect(await search(id, { fromClassId: from.id, schoolYear: 'EF6' })).toHaveLength(0);
    const audited = { command: 'class-life.search-students', targetId: id, actorId: facilitator.actor.id };
    expect(await db().auditEntry.count({ where: audited })).toBe(3);
  });

  it('gives ten at most', async () => {
    await Promise.all(Array.from({ length: 11 }, pupil));
    const { id } = await classToStart(schoolId, { facilitators: [facilitator] });
    expect(await search(id, {})).toHaveLength(10);
  });
});

it('exports the guardians of the class alone, and leaves an audit row', async () => {
  const [own, other] = await Promise.all([pupil(), pupil()]);
  for (const [index, { actor }] of [own, other].entries()) {
    await db().guardian.create({
      data: {
        schoolId,
        name: `Responsável ${index}`,
        email: `${actor.id}@example.org`,
        students: { create: { studentId: actor.id, position: 1 } },
      },
    });
  }
  const { id } = await classToStart(schoolId, { facilitators: [facilitator], pupils: [own] });
  await classToStart(schoolId, { facilitators: [facilitator], pupils: [other] });
  const { body } = await act(GUARDIANS, id, {});
  expect(body).toMatchObject({ total: 1, items: [{ nome: 'Responsável 0', studentLogin: own.actor.login }] });
  expect(await db().auditEntry.count({ where: { command: 'class-life.export-guardians', targetId: id } })).toBe(1);
});
