import { beforeAll, describe, expect, it } from 'vitest';
import { GET as READ } from '@/app/api/bulkPlans/[id]/route';
import { POST as PLAN } from '@/app/api/turmas/[id]/evolution/route';
import { POST as MODULE } from '@/app/api/turmas/[id]/module/route';
import { POST as START } from '@/app/api/turmas/[id]/start/route';
import { POST as APPLY } from '@/app/api/turmas/evolutions/[id]/apply/route';
import { POST as UNDO } from '@/app/api/turmas/evolutions/[id]/undo/route';
import type { RouteHandler } from '@/lib/access/serve';
import { db } from '@/lib/platform/db/client';
import { authorise, authorisedContent } from '@/tests/support/authorised-content';
import { classToStart } from '@/tests/support/class-to-start';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let schoolId: string;
let escola: SignedIn;
let facilitator: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  schoolId = (await school()).id;
  [escola, facilitator, admin] = await Promise.all([
    signedIn('escola', schoolId),
    signedIn('instrutor', schoolId),
    signedIn('admin'),
  ]);
});

type Blocked = { path: string; code: string };
type Planned = { id: string | null; steps: { act: string; id?: string; blocked?: Blocked[] }[] };

async function post(handler: RouteHandler, path: string, id: unknown, body: object = {}, who: SignedIn = escola) {
  return send(handler, {
    path: `/turmas/${path}`,
    params: { id: String(id) },
    method: 'POST',
    body,
    bearer: who.bearer,
  });
}

const asked = {
  nome: '7º A · segundo módulo',
  schoolYear: 'EF7',
  referenceYear: 2027,
  referenceSemester: 1,
  reason: null,
};
const plan = async (id: string, changes: object = {}, who: SignedIn = escola) =>
  (await post(PLAN, 'evolution', id, { ...asked, ...changes }, who)).body as unknown as Planned;
const blocks = ({ steps }: Planned) => steps.flatMap(({ blocked = [] }) => blocked.map(({ code }) => code));

/** A class that goes on with two pupils, and the next module of its course, which the school may use. */
async function evolvable(next: { status?: 'inDevelopment' | 'released'; isAuthorised?: boolean } | null = {}) {
  const pupils = [await signedIn('aluno', schoolId), await signedIn('aluno', schoolId)];
  const content = await classToStart(schoolId, {
    facilitators: [facilitator],
    pupils,
    class: { startedAt: new Date() },
  });
  if (!next) return { ...content, pupils, next: undefined };
  const module = await db().courseModule.create({
    data: {
      courseId: content.course.id,
      code: `${content.module.code}b`,
      position: 2,
      name: 'Segundo',
      status: next.status ?? 'released',
    },
  });
  if (next.isAuthorised ?? true) await authorise(schoolId, module.id);
  return { ...content, pupils, next: module };
}

const intoOf = (id: string) =>
  db().schoolClass.findMany({ where: { evolvedFromId: id }, include: { enrolments: true, facilitators: true } });
const statusOf = async (id: string) => (await db().schoolClass.findUniqueOrThrow({ where: { id } })).status;

describe('evolving a class', () => {
  it('ends it and takes its pupils and facilitators on in the next module, as the plan said', async () => {
    const { id, pupils, next } = await evolvable();
    const { id: planId, steps } = await plan(id);
    expect(steps.map(({ act }) => act)).toEqual(['close', 'create', 'teach', 'enrol', 'enrol']);
    expect(await statusOf(id)).toBe('initiated');
    const { body } = await post(APPLY, 'apply', planId);
    expect(body).toMatchObject({ state: 'applied', counts: { close: 1, create: 1, teach: 1, enrol: 2 } });
    expect(await statusOf(id)).toBe('done');
    const [made, ...more] = await intoOf(id);
    expect(more).toEqual([]);
    expect(made).toMatchObject({ moduleCode: next?.code, status: 'initiated', startedAt: null, referenceYear: 2027 });
    expect(made?.enrolments.map(({ studentId }) => studentId).sort()).toEqual(
      pupils.map(({ actor }) => actor.id).sort(),
    );
    expect(made?.facilitators).toHaveLength(1);
  });

  it('leaves behind who is inactive, and names them', async () => {
    const { id, pupils } = await evolvable();
    const [stays] = pupils;
    await db().account.update({ where: { id: stays?.actor.id as string }, data: { active: false } });
    const planned = await plan(id);
    expect(planned.steps.filter(({ blocked }) => blocked).map((step) => [step.id, step.blocked?.[0]?.code])).toEqual([
      [stays?.actor.id, 'student-inactive'],
    ]);
    await post(APPLY, 'apply', planned.id);
    expect((await intoOf(id))[0]?.enrolments).toHaveLength(1);
  });

  it.each([
    ['there is no next module', null, 'next-module-missing'],
    ['it is in development', { status: 'inDevelopment' }, 'next-module-in-development'],
    ['the school may not use it', { isAuthorised: false }, 'next-module-not-authorised'],
  ] as const)('is blocked while %s', async (_, next, code) => {
    const { id } = await evolvable(next);
    const planned = await plan(id);
    expect({ id: planned.id, blocks: blocks(planned) }).toEqual({ id: null, blocks: [code] });
  });

  it('is unblocked by a reason of an administrator alone, which stays in the record', async () => {
    const { id } = await evolvable({ isAuthorised: false });
    const reason = 'Contrato assinado, falta liberar';
    expect((await plan(id, { reason })).id).toBeNull();
    const planned = await plan(id, { reason }, admin);
    expect((await post(APPLY, 'apply', planned.id, {}, admin)).status).toBe(200);
    const record = await db().bulkPlan.findUniqueOrThrow({ where: { id: planned.id as string } });
    expect(JSON.stringify(record.steps)).toContain(reason);
  });

  it('is refused when the class is not what was read any more', async () => {
    const { id, pupils } = await evolvable();
    const { id: planId } = await plan(id);
    await db().enrolment.updateMany({
      where: { classId: id, studentId: pupils[0]?.actor.id as string },
      data: { leftAt: new Date() },
    });
    const { status, body } = await post(APPLY, 'apply', planId);
    expect({ status, code: body.code, into: (await intoOf(id)).length }).toEqual({
      status: 409,
      code: 'bulk.changed-meanwhile',
      into: 0,
    });
  });

  it('happens once, however many tabs and people press it', async () => {
    const { id } = await evolvable();
    const ofSchool = await plan(id);
    const ofFacilitator = await plan(id, { nome: 'Outro nome' }, facilitator);
    const answers = await Promise.all([
      post(APPLY, 'apply', ofSchool.id),
      post(APPLY, 'apply', ofFacilitator.id, {}, facilitator),
      post(APPLY, 'apply', ofSchool.id),
    ]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['bulk.changed-meanwhile']));
    expect(await intoOf(id)).toHaveLength(1);
  });
});

describe('undoing it', () => {
  async function evolved() {
    const given = await evolvable();
    const { id: planId } = await plan(given.id);
    await post(APPLY, 'apply', planId);
    const [made] = await intoOf(given.id);
    return { ...given, planId, newId: made?.id as string };
  }

  it('takes the new class away and lets the old one go on', async () => {
    const { id, planId } = await evolved();
    expect((await post(UNDO, 'undo', planId)).body).toMatchObject({ state: 'undone' });
    expect(await intoOf(id)).toEqual([]);
    expect(await statusOf(id)).toBe('initiated');
  });

  it('is over once something was built on the new class', async () => {
    const { id, planId, newId, lessons, next } = await evolved();
    const unit = await db().courseUnit.create({ data: { moduleId: next?.id as string, number: 1, objective: '' } });
    await db().lesson.update({ where: { id: lessons[0]?.id as string }, data: { unitId: unit.id } });
    expect((await post(START, 'start', newId)).status).toBe(200);
    const { status, body } = await post(UNDO, 'undo', planId);
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 409,
      code: 'bulk.built-on',
      fields: [{ path: 'newClassId', code: 'class-started-since' }],
    });
    expect(await statusOf(id)).toBe('done');
  });

  it('waits for what was written to the new class, and loses none of it', async () => {
    const { id, planId, newId } = await evolved();
    const said = { schoolId, classId: newId, title: 'Tragam o caderno', text: '', from: new Date() };
    await db().notice.create({ data: said });
    expect(await post(UNDO, 'undo', planId)).toMatchObject({ status: 409, body: { code: 'class.written-to' } });
    await db().notice.deleteMany({ where: { classId: newId } });
    await db().muralPost.create({ data: { ...said, authorId: facilitator.actor.id } });
    expect(await post(UNDO, 'undo', planId)).toMatchObject({ status: 409, body: { code: 'class.written-to' } });
    expect(await statusOf(id)).toBe('done');
    await db().muralPost.deleteMany({ where: { classId: newId } });
    expect((await post(UNDO, 'undo', planId)).body).toMatchObject({ state: 'undone' });
  });

  it('is over once the new class took another module', async () => {
    const { planId, newId } = await evolved();
    const { course, module } = await authorisedContent(schoolId);
    expect((await post(MODULE, 'module', newId, { curso: course.code, modulo: module.code })).status).toBe(200);
    expect((await post(UNDO, 'undo', planId)).body.fields).toMatchObject([{ code: 'class-changed-since' }]);
  });

  it('is nothing for who planned it and works there no longer, or is no longer responsible for the class', async () => {
    const { id, ...given } = await evolvable();
    const own = await signedIn('instrutor', schoolId);
    await db().classFacilitator.create({ data: { classId: id, facilitatorId: own.actor.id } });
    const { id: planId } = await plan(id, {}, own);
    expect((await post(APPLY, 'apply', planId, {}, own)).status).toBe(200);
    await db().classFacilitator.deleteMany({ where: { classId: id, facilitatorId: own.actor.id } });
    expect((await post(UNDO, 'undo', planId, {}, own)).status).toBe(404);
    await db().classFacilitator.create({ data: { classId: id, facilitatorId: own.actor.id } });
    await db().schoolLink.deleteMany({ where: { accountId: own.actor.id } });
    await db().schoolLink.create({ data: { accountId: own.actor.id, schoolId: (await school()).id } });
    const read = await send(READ, { path: `/bulkPlans/${planId}`, params: { id: String(planId) }, bearer: own.bearer });
    expect({
      read: read.status,
      names: JSON.stringify(read.body).includes(String(given.pupils[0]?.actor.name)),
    }).toEqual({
      read: 404,
      names: false,
    });
    expect((await post(UNDO, 'undo', planId, {}, own)).status).toBe(404);
    expect(await statusOf(id)).toBe('done');
  });

  it('is over once somebody joined the new class', async () => {
    const { planId, newId } = await evolved();
    const studentId = (await signedIn('aluno', schoolId)).actor.id;
    await db().enrolment.create({ data: { classId: newId, studentId, schoolId, enrolledAt: new Date() } });
    expect((await post(UNDO, 'undo', planId)).body.fields).toMatchObject([{ code: 'class-changed-since' }]);
  });
});
