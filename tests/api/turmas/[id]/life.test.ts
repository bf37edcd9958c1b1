import { beforeAll, describe, expect, it } from 'vitest';
import { POST as CANCEL } from '@/app/api/turmas/[id]/cancel/route';
import { POST as CLOSE } from '@/app/api/turmas/[id]/close/route';
import { POST as CHANGE_MODULE } from '@/app/api/turmas/[id]/module/route';
import { POST as REACTIVATE } from '@/app/api/turmas/[id]/reactivate/route';
import { DELETE, GET, POST } from '@/app/api/turmas/[id]/route';
import { POST as START } from '@/app/api/turmas/[id]/start/route';
import { POST as UNLINK } from '@/app/api/turmas/[id]/unlink/route';
import type { RouteHandler } from '@/lib/access/serve';
import { db } from '@/lib/platform/db/client';
import { authorise, authorisedContent } from '@/tests/support/authorised-content';
import { classToStart, classWire } from '@/tests/support/class-to-start';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let schoolId: string;
let escola: SignedIn;
let facilitator: SignedIn;
beforeAll(async () => {
  schoolId = (await school()).id;
  [escola, facilitator] = await Promise.all([signedIn('escola', schoolId), signedIn('instrutor', schoolId)]);
});

const begun = { startedAt: new Date() };
const ended = { endedAt: new Date() };
const stored = (id: string) => db().schoolClass.findUniqueOrThrow({ where: { id }, include: { plans: true } });

async function act(handler: RouteHandler, id: string, body: object = {}, who: SignedIn = escola) {
  return send(handler, { path: `/turmas/${id}/act`, params: { id }, method: 'POST', body, bearer: who.bearer });
}

describe('starting', () => {
  it('locks the module, pins the published plan of every lesson and counts the set-up', async () => {
    const { id, lessons } = await classToStart(schoolId, { facilitators: [facilitator] });
    const [first] = lessons;
    await db().lessonPlan.create({
      data: { lessonId: first?.id as string, code: `${first?.code}-2`, version: 2, status: 'draft' },
    });
    expect((await act(START, id)).body).toEqual({ id, state: 'running' });
    const { plans, mmCode, startedAt } = await stored(id);
    expect(plans.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4]);
    expect(plans.find(({ number }) => number === 1)?.planId).toBe(first?.plans[0]?.id);
    expect({ mmCode, isStarted: startedAt !== null }).toEqual({ mmCode: false, isStarted: true });
    expect(await eventsOf(id)).toBe(1);
  });

  it('follows mmCode when a facilitator who is responsible then was trained in it', async () => {
    const trained = await signedIn('instrutor', schoolId);
    await db().facilitator.update({ where: { id: trained.actor.id }, data: { mmCode: true } });
    const { id } = await classToStart(schoolId, { facilitators: [facilitator, trained] });
    await act(START, id);
    await db().facilitator.update({ where: { id: trained.actor.id }, data: { mmCode: false } });
    expect((await stored(id)).mmCode).toBe(true);
  });

  it('is refused without anybody responsible, and where no lesson has a plan', async () => {
    const alone = await classToStart(schoolId);
    expect((await act(START, alone.id)).body.code).toBe('class.no-facilitator');
    const empty = await classToStart(schoolId, {
      facilitators: [facilitator],
      content: { plan: { status: 'draft', publishedAt: null } },
    });
    expect((await act(START, empty.id)).body.code).toBe('class.module-without-plans');
  });

  it('is refused once the school may no longer use the module', async () => {
    const { id, module } = await classToStart(schoolId, { facilitators: [facilitator] });
    await authorise(schoolId, module.id, { from: '2020-01-01', until: '2020-12-31' });
    expect((await act(START, id)).body.code).toBe('module.not-authorised');
    expect((await stored(id)).startedAt).toBeNull();
  });

  it('happens once, however many tabs press it', async () => {
    const { id } = await classToStart(schoolId, { facilitators: [facilitator] });
    const answers = await Promise.all([act(START, id), act(START, id, {}, facilitator), act(START, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const losers = answers.filter(({ status }) => status === 409);
    expect(losers.map(({ body }) => body.code)).toEqual(['class.already-started', 'class.already-started']);
    expect({ plans: (await stored(id)).plans.length, events: await eventsOf(id) }).toEqual({ plans: 4, events: 1 });
  });
});

async function eventsOf(id: string): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM activity_events WHERE kind = 'classSetup' AND subject_id = ${id}::uuid`;
  return row?.count ?? 0;
}

describe('changing the module', () => {
  it('has a started class begin anew', async () => {
    const { id } = await classToStart(schoolId, { facilitators: [facilitator] });
    await act(START, id);
    const other = await authorisedContent(schoolId);
    const change = { curso: other.course.code, modulo: other.module.code };
    expect((await act(CHANGE_MODULE, id, change)).body).toEqual({ id, state: 'editable' });
    const { plans, moduleCode, startedAt } = await stored(id);
    expect({ plans: plans.length, moduleCode, startedAt }).toEqual({
      plans: 0,
      moduleCode: other.module.code,
      startedAt: null,
    });
  });
});

describe('ending and going on', () => {
  it('closes a class that goes on, and reactivates it as it was', async () => {
    const { id } = await classToStart(schoolId, { facilitators: [facilitator], class: begun });
    expect((await act(CLOSE, id)).body.state).toBe('done');
    expect((await act(CLOSE, id)).body.code).toBe('class.ended');
    expect((await act(REACTIVATE, id)).body.state).toBe('running');
    expect(await stored(id)).toMatchObject({ status: 'initiated', endedAt: null });
  });

  it('reactivates a class that never began as one that is still to be started', async () => {
    const { id } = await classToStart(schoolId);
    await act(CANCEL, id);
    expect((await act(REACTIVATE, id)).body.state).toBe('editable');
  });

  it('reactivates no class whose pupils went on', async () => {
    const { id } = await classToStart(schoolId, { class: { status: 'done', ...begun, ...ended } });
    await classToStart(schoolId, { class: { evolvedFromId: id } });
    expect((await act(REACTIVATE, id)).body.code).toBe('class.already-evolved');
  });
});

describe('a class of a provider', () => {
  const linked = { type: 'provider', providerToken: 'sealed', ...begun } as const;

  it('is taken from it by the typed word, and is then cancelled', async () => {
    const { id } = await classToStart(schoolId, { class: linked });
    expect((await act(UNLINK, id, { word: 'sim' })).status).toBe(422);
    expect((await act(UNLINK, id, { word: 'DESVINCULAR' })).body.state).toBe('cancelled');
    expect(await stored(id)).toMatchObject({ status: 'cancelled', providerToken: null });
  });

  it('comes back as a regular one, without the link', async () => {
    const { id } = await classToStart(schoolId, { class: linked });
    await act(CLOSE, id);
    await act(REACTIVATE, id);
    expect(await stored(id)).toMatchObject({ type: 'regular', providerToken: null });
    expect((await act(UNLINK, id, { word: 'DESVINCULAR' })).body.code).toBe('class.not-linked');
  });

  it('never sends its token', async () => {
    const { id } = await classToStart(schoolId, { class: linked });
    const { body } = await send(GET, { path: `/turmas/${id}`, params: { id }, bearer: escola.bearer });
    expect(body.isLinked).toBe(true);
    expect(JSON.stringify(body)).not.toContain('sealed');
  });
});

describe('POST /turmas/{id}', () => {
  it('saves once what two tabs opened, and says so to the other', async () => {
    const { id, ...content } = await classToStart(schoolId, { facilitators: [facilitator] });
    const { type: _, curso: __, modulo: ___, ...wire } = classWire(content);
    const save = (nome: string) => act(POST, id, { ...wire, nome, revision: 1 });
    const answers = await Promise.all([save('Aba um'), save('Aba dois')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect(await stored(id)).toMatchObject({ name: winner?.body.nome, revision: 2 });
  });

  it('keeps who is inactive meanwhile responsible, or lets go of him, and takes nobody else who does not work there', async () => {
    const left = await signedIn('instrutor', schoolId);
    const { id, ...content } = await classToStart(schoolId, { facilitators: [facilitator, left] });
    await db().account.update({ where: { id: left.actor.id }, data: { active: false } });
    const { type: _, curso: __, modulo: ___, ...wire } = classWire(content);
    const save = (facilitatorIds: string[], revision: number) =>
      act(POST, id, { ...wire, nome: 'Nova', facilitatorIds, revision });
    const both = [facilitator.actor.id, left.actor.id];
    expect(await save(both, 1)).toMatchObject({ status: 200, body: { facilitatorIds: both } });
    expect((await save([facilitator.actor.id], 2)).status).toBe(200);
    expect((await save(both, 3)).body.fields).toMatchObject([{ code: 'facilitator-of-school' }]);
  });
});

describe('DELETE /turmas/{id}', () => {
  const remove = (id: string) =>
    send(DELETE, { path: `/turmas/${id}`, params: { id }, method: 'DELETE', bearer: escola.bearer });

  it('takes away a class on which nothing was built, and tells of the others that they are cancelled', async () => {
    const [empty, started, taken] = await Promise.all([
      classToStart(schoolId),
      classToStart(schoolId, { class: begun }),
      classToStart(schoolId, { pupils: [await signedIn('aluno', schoolId)] }),
    ]);
    expect((await remove(empty.id)).status).toBe(200);
    expect((await remove(started.id)).body.code).toBe('class.in-use');
    expect((await remove(taken.id)).body.code).toBe('class.in-use');
  });
});
