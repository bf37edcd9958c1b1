import { beforeAll, describe, expect, it } from 'vitest';
import { GET as SEARCH } from '@/app/api/AulaAdaptada/buscaPlanos/route';
import { DELETE, POST, PUT } from '@/app/api/AulaAdaptada/route';
import { db } from '@/lib/platform/db/client';
import { authorise, authorisedContent } from '@/tests/support/authorised-content';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let schoolId: string;
let facilitator: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  schoolId = (await school()).id;
  [facilitator, colleague] = await Promise.all([signedIn('instrutor', schoolId), signedIn('instrutor', schoolId)]);
});

async function revisionOf(who: SignedIn, code: string): Promise<number> {
  const where = { facilitatorId: who.actor.id, lesson: { code } };
  return (await db().adaptedPlan.findFirst({ where }))?.revision ?? 1;
}
const begin = (who: SignedIn, aulacodigo: string) =>
  send(PUT, { method: 'PUT', path: '/AulaAdaptada', body: { aulacodigo }, bearer: who.bearer });
const save = async (who: SignedIn, aulacodigo: string, changes: object) =>
  send(POST, {
    method: 'POST',
    path: '/AulaAdaptada',
    body: {
      aulacodigo,
      nome: 'Para o 6º B',
      basedOnVersion: 1,
      revision: await revisionOf(who, aulacodigo),
      ...{ materials: '', steps: 'Em duplas.', activity: '', questions: '', facilitatorNotes: '' },
      ...changes,
    },
    bearer: who.bearer,
  });
async function found(who: SignedIn, query: string) {
  const { body } = await send(SEARCH, { path: `/AulaAdaptada/buscaPlanos?${query}`, bearer: who.bearer });
  return body as unknown as Record<string, unknown>[];
}

describe('PUT /AulaAdaptada', () => {
  it('begins with a copy of the published plan, once', async () => {
    const { course, module, lesson } = await authorisedContent(schoolId);
    const first = await begin(facilitator, lesson.code);
    expect(first.body).toMatchObject({ revision: 1 });
    expect((await begin(facilitator, lesson.code)).body).toEqual(first.body);
    const [copy, ...more] = await found(facilitator, `aulacodigo=${lesson.code}`);
    expect(more).toEqual([]);
    expect(copy).toMatchObject({
      aulacodigo: lesson.code,
      aulanome: lesson.name,
      curso: course.code,
      modulo: module.code,
      unidade: 1,
      nome: lesson.name,
      basedOnVersion: 1,
      publishedVersion: 1,
      steps: '# Conversa\n\nDiga olá.',
      facilitatorNotes: 'Resposta: repetição.',
    });
    expect(await found(colleague, `aulacodigo=${lesson.code}`)).toEqual([]);
  });

  it('begins once for two tabs at once', async () => {
    const { lesson } = await authorisedContent(schoolId);
    const [one, two] = await Promise.all([begin(facilitator, lesson.code), begin(facilitator, lesson.code)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body).toEqual(two.body);
  });
});

describe('POST /AulaAdaptada', () => {
  it('saves, counts the revision and refuses a stale one', async () => {
    const { lesson } = await authorisedContent(schoolId);
    await begin(facilitator, lesson.code);
    expect((await save(facilitator, lesson.code, { revision: 1 })).body).toMatchObject({ revision: 2 });
    const stale = await save(facilitator, lesson.code, { revision: 1, steps: 'Outra aba' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'request.changed-meanwhile' } });
    expect((await save(facilitator, lesson.code, { steps: 'Por cima' })).body).toMatchObject({ revision: 3 });
    expect(await found(facilitator, `aulacodigo=${lesson.code}`)).toMatchObject([{ steps: 'Por cima' }]);
  });

  it('tells a newer plan until it was seen, and takes no version that never was', async () => {
    const { lesson } = await authorisedContent(schoolId);
    await begin(facilitator, lesson.code);
    await db().lessonPlan.updateMany({ where: { lessonId: lesson.id }, data: { status: 'retired' } });
    await db().lessonPlan.create({
      data: { lessonId: lesson.id, code: `${lesson.code}-2`, version: 2, status: 'published', publishedAt: new Date() },
    });
    await db().lessonPlan.create({ data: { lessonId: lesson.id, code: `${lesson.code}-3`, version: 3 } });
    expect(await found(facilitator, `aulacodigo=${lesson.code}`)).toMatchObject([
      { basedOnVersion: 1, publishedVersion: 2 },
    ]);
    for (const basedOnVersion of [3, 9]) {
      const { status, body } = await save(facilitator, lesson.code, { basedOnVersion });
      expect(status).toBe(422);
      expect(body.fields).toEqual([{ path: 'basedOnVersion', code: 'wrong-value' }]);
    }
    expect((await save(facilitator, lesson.code, { basedOnVersion: 2 })).status).toBe(200);
    expect(await found(facilitator, `aulacodigo=${lesson.code}`)).toMatchObject([
      { basedOnVersion: 2, publishedVersion: 2 },
    ]);
  });

  it('saves nobody else’s', async () => {
    const { lesson } = await authorisedContent(schoolId);
    await begin(facilitator, lesson.code);
    expect((await save(colleague, lesson.code, {})).status).toBe(404);
    expect(await found(facilitator, `aulacodigo=${lesson.code}`)).toMatchObject([{ revision: 1 }]);
  });
});

describe('GET /AulaAdaptada/buscaPlanos', () => {
  it('finds those of a module, and rests when its authorisation ends', async () => {
    const { course, module, lessons } = await authorisedContent(schoolId);
    for (const { code } of lessons) await begin(facilitator, code);
    const query = `codigoCurso=${course.code}&codigoModulo=${module.code}`;
    expect((await found(facilitator, query)).map(({ aulacodigo }) => aulacodigo)).toEqual(
      lessons.map(({ code }) => code),
    );
    await authorise(schoolId, module.id, { until: '2025-12-31' });
    expect(await found(facilitator, query)).toEqual([]);
  });
});

describe('DELETE /AulaAdaptada', () => {
  it('deletes the own one', async () => {
    const { lesson } = await authorisedContent(schoolId);
    for (const who of [facilitator, colleague]) await begin(who, lesson.code);
    const path = `/AulaAdaptada?aulacodigo=${lesson.code}`;
    const { body } = await send(DELETE, { method: 'DELETE', path, bearer: facilitator.bearer });
    expect(body).toEqual({ count: 1 });
    expect(await found(colleague, `aulacodigo=${lesson.code}`)).toHaveLength(1);
  });
});
