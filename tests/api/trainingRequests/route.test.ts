import { beforeEach, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/trainingRequests/[id]/route';
import { GET, PUT } from '@/app/api/trainingRequests/route';
import { db } from '@/lib/platform/db/client';
import { courseContent } from '@/tests/support/course-content';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let facilitator: SignedIn;
let advisor: SignedIn;
let moduleId: string;
beforeEach(async () => {
  const own = await school();
  facilitator = await signedIn('instrutor', own.id);
  advisor = await signedIn('assessoria', own.id);
  moduleId = (await courseContent()).module.id;
});

const ask = ({ bearer } = facilitator) =>
  send(PUT, { method: 'PUT', path: '/trainingRequests', body: { moduleId, note: 'Começo em março' }, bearer });

function answer(id: unknown, action: string, revision: number, words = 'Terça, 14 h', { bearer } = advisor) {
  const body = { action, answer: words, revision };
  return send(POST, { method: 'POST', path: `/trainingRequests/${id}`, params: { id: String(id) }, body, bearer });
}

const listed = async ({ bearer }: SignedIn, query = '') =>
  (await send(GET, { path: `/trainingRequests${query}`, bearer })).body.items;

describe('a request of preliminary training', () => {
  it('is seen by who asked and by who answers, and by no neighbour', async () => {
    const { status, body } = await ask();
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'requested', note: 'Começo em março' } });
    for (const each of [facilitator, advisor]) expect(await listed(each)).toMatchObject([{ id: body.id }]);
    for (const each of [await signedIn('instrutor'), await signedIn('assessoria')]) {
      expect(await listed(each)).toEqual([]);
    }
  });

  it('is one at a time of a module', async () => {
    const first = await ask();
    expect((await ask()).body.code).toBe('training-request.already-open');
    await answer(first.body.id, 'refuse', 1);
    expect((await ask()).status).toBe(200);
  });

  it('is accepted with words, then done; the facilitator is told by mail each time', async () => {
    const email = `a-${facilitator.actor.id}@school.example`;
    await db().account.update({ where: { id: facilitator.actor.id }, data: { email } });
    const { body } = await ask();
    expect(await answer(body.id, 'accept', 1, '')).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'answer' }] },
    });
    const accepted = await answer(body.id, 'accept', 1);
    expect(accepted.body).toMatchObject({ status: 'accepted', answer: 'Terça, 14 h', answeredBy: advisor.actor.name });
    expect((await answer(body.id, 'refuse', 2)).body.code).toBe('training-request.not-now');
    expect((await answer(body.id, 'finish', 2, 'Parabéns')).body.status).toBe('done');
    const mails = await db().mail.findMany({ where: { toAddress: email }, orderBy: { createdAt: 'asc' } });
    expect(mails.map(({ template, data }) => [template, (data as { status: string }).status])).toEqual([
      ['preliminary-training.answered', 'accepted'],
      ['preliminary-training.answered', 'done'],
    ]);
    expect(await listed(facilitator, '?status=done')).toMatchObject([{ id: body.id, answer: 'Parabéns' }]);
    expect(await listed(facilitator, '?status=requested')).toEqual([]);
  });

  it('is answered once, by whom was first', async () => {
    const { body } = await ask();
    const other = await signedIn('admin');
    const both = await Promise.all([answer(body.id, 'accept', 1), answer(body.id, 'refuse', 1, 'Não há vaga', other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
