import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DELETE, GET, POST } from '@/app/api/training/questions/[id]/route';
import { GET as LIST, PUT } from '@/app/api/training/questions/route';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { questionData, storedQuestion } from '@/tests/support/training/stored-question';
import { type SignedIn, signedIn } from '@/tests/support/world';

let advisor: SignedIn;
beforeAll(async () => {
  advisor = await signedIn('assessoria');
});

const asked = (id: string) => ({ path: `/training/questions/${id}`, params: { id }, bearer: advisor.bearer });
const read = (id: string) => send(GET, asked(id));
const update = (id: string, body: unknown) => send(POST, { ...asked(id), method: 'POST', body });
const remove = (id: string) => send(DELETE, { ...asked(id), method: 'DELETE' });
const create = (body: unknown) =>
  send(PUT, { method: 'PUT', path: '/training/questions', bearer: advisor.bearer, body });

describe('PUT /training/questions', () => {
  it('stores what makes an answer good, pages as passages name them', async () => {
    const { status, body } = await create({
      ...questionData('laço'),
      tipo: 'aluno',
      schoolYear: 'EF7',
      mustCite: ['https://escola.example/en/knowledgebase/x?a=1#b', '/lesson/MT/MA1/1/MA1-01/'],
      mustNotSay: ['  senha | password '],
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      tipo: 'aluno',
      schoolYear: 'EF7',
      mustCite: ['/knowledgebase/x#b', '/lesson/MT/MA1/1/MA1-01'],
      mustNotSay: ['senha | password'],
      revision: 1,
    });
    expect((await read(String(body.id))).body).toEqual(body);
    const list = await send(LIST, { path: '/training/questions', bearer: advisor.bearer });
    expect(list.body.items).toContainEqual(body);
  });

  it('refuses half a character in what an answer must say', async () => {
    const { status, body } = await create({ ...questionData('laço'), mustSay: ['la\udc00ço'] });
    expect({ status, fields: body.fields }).toEqual({
      status: 422,
      fields: [{ path: 'mustSay.0', code: 'unreadable-character' }],
    });
  });

  it('makes one of a form that is sent twice at once', async () => {
    const data = { id: randomUUID(), ...questionData() };
    const answers = await Promise.all([create(data), create(data)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await db().evaluationQuestion.count({ where: { question: data.question } })).toBe(1);
  });

  it.each([
    [{ question: ' ' }, 'question', 'required'],
    [{ subject: '' }, 'subject', 'required'],
    [{ mustSay: ['laço', '|'] }, 'mustSay.1', 'phrase-words'],
    [{ mustCite: ['knowledgebase'] }, 'mustCite.0', 'page-address'],
    [{ mustSay: [] }, 'mustCite', 'no-criterion'],
    [{ mustSay: Array.from({ length: 11 }, () => 'a') }, 'mustSay', 'too-big'],
    [{ tipo: 'professor' }, 'tipo', 'wrong-value'],
  ])('refuses %j', async (wrong, path, code) => {
    const { status, body } = await create({ ...questionData(), ...wrong });
    expect(status).toBe(422);
    expect(body.fields).toContainEqual(expect.objectContaining({ path, code }));
  });
});

describe('POST /training/questions/{id}', () => {
  it('refuses the second of two saves and keeps the first', async () => {
    const { id, revision } = await storedQuestion();
    const saves = await Promise.all(
      ['Um?', 'Dois?'].map((question) => update(id, { ...questionData(), question, revision })),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [kept] = saves.filter(({ status }) => status === 200);
    expect(saves.find(({ status }) => status === 409)?.body.code).toBe('request.changed-meanwhile');
    expect((await read(id)).body).toEqual(kept?.body);
    expect(kept?.body.revision).toBe(revision + 1);
  });

  it('knows no other', async () => {
    expect((await update(randomUUID(), { ...questionData(), revision: 1 })).body.code).toBe('MODEL_NOT_FOUND');
  });
});

describe('DELETE /training/questions/{id}', () => {
  it('takes the question and leaves what it was answered', async () => {
    const { id, question } = await storedQuestion();
    const run = await db().evaluationRun.create({ data: { answeredBy: 'x', asked: 1, finishedAt: new Date() } });
    await db().evaluationResult.create({ data: { runId: run.id, questionId: id, question, answer: 'a' } });
    expect((await remove(id)).body).toEqual({ count: 1 });
    expect((await remove(id)).status).toBe(404);
    expect(await db().evaluationResult.count({ where: { questionId: id } })).toBe(1);
    await db().evaluationRun.delete({ where: { id: run.id } });
  });
});
