import { beforeAll, describe, expect, it } from 'vitest';
import { POST as BEGIN } from '@/app/api/provas/models/[id]/draft/route';
import { DELETE, GET, POST } from '@/app/api/provas/models/[id]/route';
import { GET as LIST, PUT } from '@/app/api/provas/models/route';
import { POST as PUBLISH } from '@/app/api/provas/versions/[id]/publish/route';
import { GET as READ, POST as SAVE } from '@/app/api/provas/versions/[id]/route';
import { db } from '@/lib/platform/db/client';
import { faultsOf } from '@/lib/question-bank/rules/faults';
import { sampleQuestions } from '@/lib/question-bank/rules/sample-questions';
import { Question } from '@/lib/question-bank/schemas/questions';
import { courseContent } from '@/tests/support/course-content';
import { type Editor, editor } from '@/tests/support/editor';
import { draftedModel, publishedModel } from '@/tests/support/test-models';
import { school, schoolClass } from '@/tests/support/world';

let admin: Editor;
beforeAll(async () => {
  admin = await editor();
});

const at = (kind: 'models' | 'versions', id: string, suffix = '') => ({
  path: `/provas/${kind}/${id}${suffix}`,
  params: { id },
});
const { single, trueFalse } = sampleQuestions;
const draft = { limitMinutes: 20, practice: 'Monte o circuito.', questions: [single, trueFalse] };
const save = (id: string, changes: object) =>
  admin.post(SAVE, { ...at('versions', id), body: { ...draft, ...changes } });
const publish = (id: string, revision: number) =>
  admin.post(PUBLISH, { ...at('versions', id, '/publish'), body: { revision } });

/** What the classes of a school were given. */
async function released(versionId: string): Promise<void> {
  const { id: schoolId } = await school();
  const { id: classId } = await schoolClass(schoolId, {});
  const now = Date.now();
  const data = { classId, schoolId, unit: 1, versionId, limitMinutes: 20 };
  await db().testRelease.create({
    data: { ...data, releasedAt: new Date(now), beginUntil: new Date(now + 7_200_000) },
  });
}

describe('PUT /provas/models', () => {
  it('begins with an empty draft, and refuses the same name for the same test', async () => {
    const { module } = await courseContent();
    const body = { moduleId: module.id, number: 2, name: 'Prova da manhã' };
    const { status, body: model } = await admin.put(PUT, { path: '/provas/models', body });
    expect(status).toBe(200);
    expect(model).toMatchObject({
      number: 2,
      moduleCode: module.code,
      versions: [{ number: 1, publishedAt: null, questions: 0 }],
    });
    const again = await admin.put(PUT, { path: '/provas/models', body });
    expect(again).toMatchObject({ status: 409, body: { code: 'test-model.already-exists' } });
    const other = await admin.put(PUT, { path: '/provas/models', body: { ...body, number: 3 } });
    expect(other.status).toBe(200);
  });

  it('refuses a fourth test, and a module that is not there', async () => {
    const { module } = await courseContent();
    const wrong = await admin.put(PUT, {
      path: '/provas/models',
      body: { moduleId: module.id, number: 4, name: 'A4' },
    });
    expect(wrong.body.fields).toEqual([{ path: 'number', code: 'too-big', values: { maximum: 3 } }]);
    const moduleId = '0199dddd-0000-7000-8000-000000000000';
    const nowhere = await admin.put(PUT, { path: '/provas/models', body: { moduleId, number: 1, name: 'A1' } });
    expect(nowhere.status).toBe(404);
  });
});

describe('GET /provas/models', () => {
  it('lists the models of one course by test, with what is published and whether a draft waits', async () => {
    const { course, module } = await courseContent();
    const third = await draftedModel({ moduleId: module.id, number: 3 });
    const first = await publishedModel({ moduleId: module.id, number: 1 });
    const { body } = await admin.get(LIST, { path: `/provas/models?courseCode=${course.code}` });
    expect(body.items).toMatchObject([
      { id: first.model.id, number: 1, publishedNumber: 1, hasDraft: false, questions: 7 },
      { id: third.model.id, number: 3, publishedNumber: null, hasDraft: true, questions: 7 },
    ]);
  });
});

describe('POST and DELETE /provas/models/{id}', () => {
  it('renames what was opened on the last save only', async () => {
    const { model } = await draftedModel();
    const rename = (revision: number) =>
      admin.post(POST, { ...at('models', model.id), body: { name: 'Prova da tarde', revision } });
    expect((await rename(1)).body).toMatchObject({ name: 'Prova da tarde', revision: 2 });
    expect((await rename(1)).body.code).toBe('request.changed-meanwhile');
  });

  it('deletes a published model that nobody was given, and none that a class was', async () => {
    const unused = await publishedModel();
    expect((await admin.remove(DELETE, at('models', unused.model.id))).body).toEqual({ count: 1 });
    expect(await db().testQuestion.count({ where: { versionId: unused.version.id } })).toBe(0);
    const used = await publishedModel();
    await released(used.version.id);
    const refused = await admin.remove(DELETE, at('models', used.model.id));
    expect(refused).toMatchObject({ status: 409, body: { code: 'test-model.in-use' } });
    expect(await db().testQuestion.count({ where: { versionId: used.version.id } })).toBe(7);
  });
});

describe('POST /provas/versions/{id}', () => {
  it('keeps a whole draft, finished or not, and answers with what it keeps', async () => {
    const { version } = await draftedModel();
    const unfinished = { ...single, prompt: '', right: null, explanation: 'Ainda sem resposta.' };
    const { status, body } = await save(version.id, { revision: 2, questions: [unfinished, sampleQuestions.match] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ revision: 3, limitMinutes: 20, practice: 'Monte o circuito.' });
    expect(body.questions).toMatchObject([
      { ...unfinished, body: { choices: [{ text: '3' }, { text: '4' }, { text: '5' }] } },
      { kind: 'match' },
    ]);
    expect((await admin.get(READ, at('versions', version.id))).body).toEqual(body);
  });

  it('keeps every kind so that what was whole is whole when it is read again', async () => {
    const { version } = await draftedModel();
    const { questions } = (await admin.get(READ, at('versions', version.id))).body as { questions: unknown[] };
    expect(questions.map((question) => (question as Question).kind)).toEqual(Object.keys(sampleQuestions));
    expect(questions.flatMap((question) => faultsOf(Question.parse(question)))).toEqual([]);
  });

  it('of two who opened the same lets one save', async () => {
    const { version } = await draftedModel();
    const answers = await Promise.all(['A', 'B'].map((practice) => save(version.id, { revision: 2, practice })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db().testQuestion.count({ where: { versionId: version.id } })).toBe(2);
  });

  it('refuses a skill that is not defined and an image that nobody sent, and keeps the draft as it was', async () => {
    const { version } = await draftedModel();
    const skill = await save(version.id, { revision: 2, questions: [single, { ...single, skillCode: 'EF99CO99' }] });
    expect(skill.body.fields).toEqual([{ path: 'questions.1.skillCode', code: 'unknown-skill' }]);
    const imageUrl = `/api/files/content-images/${'a'.repeat(43)}.webp`;
    const image = await save(version.id, { revision: 2, questions: [{ ...single, imageUrl, imageAlt: 'Um gato' }] });
    expect(image.body.code).toBe('file.missing');
    expect(await db().testQuestion.count({ where: { versionId: version.id } })).toBe(7);
  });

  it('says beside each field what a question cannot hold', async () => {
    const { version } = await draftedModel();
    const { status, body } = await save(version.id, { revision: 2, questions: [{ ...single, weight: 11 }] });
    expect(status).toBe(422);
    expect(body.fields).toEqual([{ path: 'questions.0.weight', code: 'too-big', values: { maximum: 10 } }]);
  });
});

describe('POST /provas/versions/{id}/publish', () => {
  it('refuses an empty draft and a faulty one, naming each fault', async () => {
    const { version } = await draftedModel({ questions: [] });
    expect((await publish(version.id, 2)).body).toMatchObject({
      code: 'test-version.incomplete',
      fields: [{ path: 'questions', code: 'no-question' }],
    });
    await save(version.id, { revision: 2, questions: [trueFalse, { ...single, topic: '', right: null }] });
    const { status, body } = await publish(version.id, 3);
    expect(status).toBe(422);
    expect(body.fields).toEqual([
      { path: 'questions.1.topic', code: 'required' },
      { path: 'questions.1.right', code: 'one-right' },
    ]);
  });

  it('lets nothing of the version change any more, neither here nor in the database', async () => {
    const { version, model } = await publishedModel();
    expect(version.publishedAt).not.toBeNull();
    expect((await save(version.id, { revision: version.revision })).body.code).toBe('test-version.published');
    expect((await publish(version.id, version.revision)).body.code).toBe('test-version.published');
    const where = { versionId: version.id };
    const { id: questionId } = await db().testQuestion.findFirstOrThrow({ where });
    const stands = /never changes/;
    await expect(db().testVersion.update({ where: { id: version.id }, data: { practice: 'x' } })).rejects.toThrow(
      stands,
    );
    await expect(db().testQuestion.updateMany({ where, data: { prompt: 'x' } })).rejects.toThrow(stands);
    await expect(db().testQuestion.deleteMany({ where })).rejects.toThrow(stands);
    await expect(db().questionKey.update({ where: { questionId }, data: { right: 'o0' } })).rejects.toThrow(stands);
    const { body } = await admin.get(READ, at('versions', version.id));
    expect(body).toEqual(JSON.parse(JSON.stringify(version)));
    expect((await admin.get(GET, at('models', model.id))).body.versions).toHaveLength(1);
  });

  it('refuses whoever read an older draft', async () => {
    const { version } = await draftedModel();
    expect((await publish(version.id, 1)).body.code).toBe('request.changed-meanwhile');
  });
});

describe('POST /provas/models/{id}/draft', () => {
  it('copies the newest version into one draft, which changes and leaves the published one alone', async () => {
    const { model, version } = await publishedModel({ limitMinutes: 30 });
    const begin = () => admin.post(BEGIN, { ...at('models', model.id, '/draft'), body: {} });
    const { id } = (await begin()).body as { id: string };
    const copy = (await admin.get(READ, at('versions', id))).body;
    expect(copy).toMatchObject({ version: 2, publishedAt: null, limitMinutes: 30, revision: 1 });
    expect(copy.questions).toHaveLength(7);
    expect(await begin()).toMatchObject({ status: 409, body: { code: 'test-model.has-draft' } });
    expect((await save(id, { revision: 1 })).status).toBe(200);
    expect((await publish(id, 2)).status).toBe(200);
    expect((await admin.get(READ, at('versions', version.id))).body.questions).toHaveLength(7);
  });

  it('gives two who begin at once one draft', async () => {
    const { model } = await publishedModel();
    const begin = () => admin.post(BEGIN, { ...at('models', model.id, '/draft'), body: {} });
    const answers = await Promise.all([begin(), begin()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
