import { beforeAll, describe, expect, it } from 'vitest';
import { DELETE, GET, POST } from '@/app/api/Aulas/[lessonId]/draft/route';
import { POST as MOVE } from '@/app/api/Aulas/[lessonId]/place/route';
import { POST as PUBLISH } from '@/app/api/Aulas/[lessonId]/publish/route';
import { POST as SAVE_LESSON } from '@/app/api/Aulas/[lessonId]/route';
import { POST as PREVIEW } from '@/app/api/Aulas/preview/route';
import { POST as SAVE_COURSE } from '@/app/api/Cursos/[id]/route';
import { POST as SAVE_MODULE } from '@/app/api/Cursos/modules/[moduleId]/route';
import { PUT as SKILLS } from '@/app/api/Cursos/skills/route';
import { db } from '@/lib/platform/db/client';
import { courseContent } from '@/tests/support/course-content';
import { type Editor, editor, moduleWire } from '@/tests/support/editor';
import { openedOn } from '@/tests/support/opened-on';
import { courseData } from '@/tests/support/world';

let admin: Editor;
beforeAll(async () => {
  admin = await editor();
});

const at = (lessonId: string, suffix: string) => ({ path: `/Aulas/${lessonId}${suffix}`, params: { lessonId } });
const text = {
  materials: '- Papel',
  steps: '## Conversa\n\nDigam olá.\n\n## Jogo\n\nPulem corda.',
  activity: 'Desenhe um zigurate.',
  questions: '1. Por quê?',
  facilitatorNotes: 'Só para quem conduz: resposta secreta.',
};
/** Of what an editor opens: the draft, else what is published. */
async function opened(lessonId: string): Promise<number> {
  return (await plansOf(lessonId)).at(-1)?.revision ?? 0;
}
const save = async (id: string, changes: object = {}) =>
  admin.post(POST, { ...at(id, '/draft'), body: { ...text, revision: await opened(id), ...changes } });
const publish = async (id: string, seen: object = {}) =>
  admin.post(PUBLISH, { ...at(id, '/publish'), body: { revision: await opened(id), ...seen } });
const plansOf = (lessonId: string) => db().lessonPlan.findMany({ where: { lessonId }, orderBy: { version: 'asc' } });
const foundOf = (sourceId: string) => db().passage.findMany({ where: { sourceId }, orderBy: { position: 'asc' } });

async function lesson() {
  const content = await courseContent();
  const [{ id, code, unitId }] = content.lessons as [(typeof content.lessons)[number]];
  return { ...content, id, code, unitId };
}

describe('POST /Aulas/{lessonId}/draft', () => {
  it('begins the next version and leaves what is published as it is', async () => {
    const { id, code } = await lesson();
    const [published] = await plansOf(id);
    expect((await save(id)).body).toMatchObject({ version: 2, status: 'draft', code: `${code}.2` });
    expect((await save(id, { activity: 'Outra' })).body).toMatchObject({ version: 2, activity: 'Outra' });
    expect((await plansOf(id))[0]).toEqual(published);
  });

  it('lets one of two editors save who both began without a draft, and loses nothing of the other', async () => {
    const { id } = await lesson();
    const answers = await Promise.all(['Um', 'Dois'].map((activity) => save(id, { activity, revision: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('request.changed-meanwhile');
    const saved = answers.find(({ status }) => status === 200)?.body.activity;
    expect((await admin.get(GET, at(id, '/draft'))).body).toMatchObject({ activity: saved, version: 2 });
  });

  it('refuses whoever began before a colleague published', async () => {
    const { id } = await lesson();
    const begun = await opened(id);
    await save(id, { activity: 'Da colega' });
    expect((await publish(id)).status).toBe(200);
    const late = await save(id, { activity: 'Começada antes', revision: begun });
    expect(late).toMatchObject({ status: 409, body: { code: 'request.changed-meanwhile' } });
    expect((await plansOf(id)).map(({ status }) => status)).toEqual(['retired', 'published']);
  });

  it('refuses a picture that is not stored', async () => {
    const { id } = await lesson();
    const activity = `![x](/api/files/content-images/${'a'.repeat(43)}.webp)`;
    expect(await save(id, { activity })).toMatchObject({ status: 422, body: { code: 'file.missing' } });
  });
});

describe('POST /Aulas/{lessonId}/publish', () => {
  it('takes the place of what was published, and search finds the open sections alone', async () => {
    const { id, course, module, code } = await lesson();
    await save(id);
    expect((await publish(id)).body).toMatchObject({ version: 2, status: 'published' });
    expect((await plansOf(id)).map(({ status }) => status)).toEqual(['retired', 'published']);
    const page = `/lesson/${course.code}/${module.code}/1/${code}`;
    const found = await foundOf(id);
    expect(found.map(({ address }) => address)).toEqual([
      page,
      `${page}#materials`,
      `${page}#steps-conversa`,
      `${page}#steps-jogo`,
      `${page}#activity`,
      `${page}#questions`,
    ]);
    expect(found.map((each) => each.text).join('\n')).toContain('zigurate');
    expect(JSON.stringify(found)).not.toContain('secreta');
  });

  it('publishes nothing that its editor has not seen', async () => {
    const { id } = await lesson();
    const { revision } = (await save(id)).body;
    await save(id, { activity: 'De outra pessoa' });
    expect(await publish(id, { revision })).toMatchObject({
      status: 409,
      body: { code: 'request.changed-meanwhile' },
    });
  });

  it('names the sections that are missing', async () => {
    const { id } = await lesson();
    await save(id, { steps: ' ', activity: '' });
    const { status, body } = await publish(id);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'plan.incomplete' });
    expect(body.fields).toEqual([
      { path: 'steps', code: 'required' },
      { path: 'activity', code: 'required' },
    ]);
  });

  it('happens once when it is asked for twice at once', async () => {
    const { id } = await lesson();
    await save(id);
    const answers = await Promise.all([publish(id), publish(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('DELETE /Aulas/{lessonId}/draft', () => {
  const discard = (id: string, revision: unknown) =>
    admin.remove(DELETE, { ...at(id, '/draft'), path: `/Aulas/${id}/draft?revision=${revision}` });
  it('discards a draft alone', async () => {
    const { id } = await lesson();
    const { revision } = (await save(id)).body;
    expect((await discard(id, revision)).status).toBe(200);
    expect((await plansOf(id)).map(({ status }) => status)).toEqual(['published']);
    expect((await discard(id, revision)).status).toBe(404);
  });
  it.each(['published', 'new'])(
    'lets no page that shows a discarded draft of a %s lesson write over the next one',
    async (kind) => {
      const { id } = await lesson();
      if (kind === 'new') await db().lessonPlan.deleteMany({ where: { lessonId: id } });
      const { revision } = (await save(id, { activity: 'Descartada' })).body;
      await discard(id, revision);
      await save(id, { activity: 'Da colega' });
      const changed = { status: 409, body: { code: 'request.changed-meanwhile' } };
      expect(await save(id, { activity: 'Descartada', revision })).toMatchObject(changed);
      expect(await publish(id, { revision })).toMatchObject(changed);
      expect((await plansOf(id)).at(-1)).toMatchObject({ status: 'draft', activity: 'Da colega' });
    },
  );
});

describe('what search finds of a lesson', () => {
  async function published() {
    const found = await lesson();
    await save(found.id);
    await publish(found.id);
    return found;
  }
  const releasing = async (moduleId: string, status: string) =>
    admin.post(SAVE_MODULE, {
      path: `/Cursos/modules/${moduleId}`,
      params: { moduleId },
      body: moduleWire({
        status,
        expectedOn: '2027-01-01',
        revision: await openedOn('course_modules', 'id', moduleId),
      }),
    });

  it('goes and comes with the release of its module', async () => {
    const { id, module } = await published();
    await releasing(module.id, 'inDevelopment');
    expect(await foundOf(id)).toEqual([]);
    await releasing(module.id, 'released');
    expect(await foundOf(id)).toHaveLength(6);
  });

  it('goes and comes with its course', async () => {
    const { id, course } = await published();
    const { code: _, name: nome, ...data } = courseData();
    const turn = async (status: string) =>
      admin.post(SAVE_COURSE, {
        path: `/Cursos/${course.code}`,
        params: { id: course.code },
        body: { ...data, nome, status, revision: await openedOn('courses', 'code', course.code) },
      });
    const taught = { source: 'lesson' as const, sourceId: id, section: 'steps', words: 'como começa?' };
    await db().askedWay.create({ data: taught, select: { id: true } });
    await turn('inactive');
    expect(await foundOf(id)).toEqual([]);
    await turn('active');
    expect(await foundOf(id)).toHaveLength(6);
    expect(await db().askedWay.count({ where: taught })).toBe(1);
  });

  it('says of which school years its skills are now', async () => {
    const code = 'EF08CO77';
    const skill = (year: string) =>
      admin.put(SKILLS, { path: '/Cursos/skills', body: { skills: [{ codigo: code, axis: 'a', year, text: 't' }] } });
    expect((await skill('8º ano')).status).toBe(200);
    const { id, code: lessonCode, course } = await published();
    const body = { nome: 'Quipu', objective: '', minutes: 50, skillCodes: [code], revision: 1 };
    await admin.post(SAVE_LESSON, { ...at(id, ''), body });
    await skill('9º ano');
    expect((await foundOf(id))[0]?.place).toBe(`${course.name} · ${lessonCode} · 9º ano`);
  });

  it('is not there while the module is in development', async () => {
    const { id, module } = await lesson();
    await releasing(module.id, 'inDevelopment');
    await save(id);
    await publish(id);
    expect(await foundOf(id)).toEqual([]);
  });

  it('follows the lesson to another unit and to another name', async () => {
    const { id, lessons, course, module, code } = await published();
    const body = { unitId: lessons[2]?.unitId, place: 1 };
    await admin.post(MOVE, { ...at(id, '/place'), body });
    await admin.post(SAVE_LESSON, {
      ...at(id, ''),
      body: { nome: 'Quipu', objective: '', minutes: 50, skillCodes: [], revision: 1 },
    });
    const found = await foundOf(id);
    expect(found.every(({ title }) => title === 'Quipu')).toBe(true);
    expect(found.map(({ address }) => address)).toContain(`/lesson/${course.code}/${module.code}/2/${code}#steps-jogo`);
  });

  it('says the objective that the lesson has now, and knows its words', async () => {
    const { id } = await published();
    const [before, ...sections] = await foundOf(id);
    const objective = 'Contar com astrolábios.';
    await admin.post(SAVE_LESSON, {
      ...at(id, ''),
      body: { nome: before?.title, objective, minutes: 50, skillCodes: ['EF06CO01'], revision: 1 },
    });
    expect((await foundOf(id)).map(({ text }) => text)).toEqual([objective, ...sections.map(({ text }) => text)]);
    expect(await db().passageWord.count({ where: { word: 'astrolabios' } })).toBe(1);
  });
});

it('draws a text as pages show it, and runs nothing of it', async () => {
  const asked = (body: object) => admin.post(PREVIEW, { path: '/Aulas/preview', body });
  expect((await asked({ text: '**Olá**' })).body.html).toContain('<strong>Olá</strong>');
  expect((await asked({ text: '<script>alert(1)</script>' })).body.html).not.toContain('<script');
});
