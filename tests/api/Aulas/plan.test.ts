import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/Aulas/plan/route';
import { PUT as RATE } from '@/app/api/Aulas/rating/route';
import { lessonWarnings } from '@/lib/lesson-plans/queries/plans';
import { db } from '@/lib/platform/db/client';
import { authorise, authorisedContent } from '@/tests/support/authorised-content';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let schoolId: string;
let facilitator: SignedIn;
let colleague: SignedIn;
let neighbour: SignedIn;
beforeAll(async () => {
  schoolId = (await school()).id;
  const { id: neighbourId } = await school();
  [facilitator, colleague, neighbour] = await Promise.all([
    signedIn('instrutor', schoolId),
    signedIn('instrutor', schoolId),
    signedIn('instrutor', neighbourId),
  ]);
});

const plan = (who: SignedIn, code: string) => send(GET, { path: `/Aulas/plan?aulacodigo=${code}`, bearer: who.bearer });
const rate = (who: SignedIn, aulacodigo: string, rating: object) =>
  send(RATE, { method: 'PUT', path: '/Aulas/rating', body: { aulacodigo, ...rating }, bearer: who.bearer });

describe('GET /Aulas/plan', () => {
  it('gives the published plan with the notes, and no draft', async () => {
    const { course, module, lesson } = await authorisedContent(schoolId);
    await db().lessonPlan.create({
      data: { lessonId: lesson.id, code: `${lesson.code}-2`, version: 2, steps: 'RASCUNHO' },
    });
    const { status, body } = await plan(facilitator, lesson.code);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      curso: course.code,
      modulo: module.code,
      unidade: 1,
      aulacodigo: lesson.code,
      plan: { version: 1, facilitatorNotes: 'Resposta: repetição.' },
      adapted: null,
      rating: { count: 0, timeAverage: null, contentAverage: null, own: null },
    });
    expect(JSON.stringify(body)).not.toContain('RASCUNHO');
  });

  it('gives the neighbour school nothing, and the school nothing once the authorisation ended', async () => {
    const { module, lesson } = await authorisedContent(schoolId);
    for (const who of [neighbour, facilitator]) {
      if (who === facilitator) await authorise(schoolId, module.id, { until: '2025-12-31' });
      const { status, body } = await plan(who, lesson.code);
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'module.not-authorised' });
      expect(JSON.stringify(body)).not.toContain('repetição');
    }
  });
});

describe('PUT /Aulas/rating', () => {
  it('replaces the own rating and answers with averages of everybody, from three on', async () => {
    const { lesson } = await authorisedContent(schoolId);
    await rate(colleague, lesson.code, { timeStars: 5, contentStars: 4, observation: '' });
    const third = await signedIn('instrutor', schoolId);
    await rate(facilitator, lesson.code, { timeStars: 1, contentStars: 1, observation: 'Faltou tempo.' });
    const { status, body } = await rate(facilitator, lesson.code, {
      timeStars: 4,
      contentStars: 3,
      observation: '',
    });
    expect(status).toBe(200);
    const own = { timeStars: 4, contentStars: 3, observation: '' };
    // Of two, each would know the other's stars.
    expect(body).toEqual({ count: 2, timeAverage: null, contentAverage: null, own });
    await rate(third, lesson.code, { timeStars: 3, contentStars: 5, observation: '' });
    const rating = { count: 3, timeAverage: 4, contentAverage: 4, own };
    expect((await plan(facilitator, lesson.code)).body.rating).toEqual(rating);
  });

  it('refuses fewer than three stars without an observation', async () => {
    const { lesson } = await authorisedContent(schoolId);
    for (const stars of [
      { timeStars: 2, contentStars: 5 },
      { timeStars: 5, contentStars: 1 },
    ]) {
      const { status, body } = await rate(facilitator, lesson.code, { ...stars, observation: '  ' });
      expect(status).toBe(422);
      expect(body.fields).toEqual([{ path: 'observation', code: 'rating-reason' }]);
    }
    expect(await db().lessonRating.count({ where: { lessonId: lesson.id } })).toBe(0);
    const reasoned = { timeStars: 2, contentStars: 3, observation: 'O jogo levou o dobro.' };
    expect((await rate(facilitator, lesson.code, reasoned)).status).toBe(200);
  });

  it('refuses six stars, none, and a lesson without a published plan', async () => {
    const { lesson } = await authorisedContent(schoolId);
    for (const timeStars of [0, 6, 2.5]) {
      const { status } = await rate(facilitator, lesson.code, { timeStars, contentStars: 5, observation: 'x' });
      expect(status).toBe(422);
    }
    const draft = await authorisedContent(schoolId, { plan: { status: 'draft', publishedAt: null } });
    const stars = { timeStars: 5, contentStars: 5, observation: '' };
    expect((await rate(facilitator, draft.lesson.code, stars)).status).toBe(404);
  });

  it('warns colleagues of the same school with the observation, and no other school', async () => {
    const { module, lesson } = await authorisedContent(schoolId);
    await authorise(String(neighbour.actor.schoolId), module.id);
    await rate(facilitator, lesson.code, { timeStars: 1, contentStars: 5, observation: 'O cabo não chega.' });
    const warned = (who: SignedIn) => lessonWarnings(who.actor, { lessonCode: lesson.code });
    expect(await warned(colleague)).toEqual({ observations: ['O cabo não chega.'] });
    expect(await warned(neighbour)).toEqual({ observations: [] });
    expect((await plan(neighbour, lesson.code)).body.rating).toMatchObject({ count: 1, own: null });
  });

  it('warns the school that it was written in alone, also of who works at another, too', async () => {
    const { module, lesson } = await authorisedContent(schoolId);
    const there = String(neighbour.actor.schoolId);
    await authorise(there, module.id);
    const both = await signedIn('instrutor', schoolId);
    await db().schoolLink.create({ data: { accountId: both.actor.id, schoolId: there } });
    await rate(both, lesson.code, { timeStars: 1, contentStars: 5, observation: 'A Bia do 7º A chorou.' });
    expect(await lessonWarnings(neighbour.actor, { lessonCode: lesson.code })).toEqual({ observations: [] });
    await db().schoolLink.deleteMany({ where: { accountId: both.actor.id, schoolId } });
    expect((await lessonWarnings(colleague.actor, { lessonCode: lesson.code })).observations).toHaveLength(1);
  });
});
