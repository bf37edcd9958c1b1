import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { saveDraft } from '@/lib/lesson-plans/commands/save-draft';
import { db } from '@/lib/platform/db/client';
import {
  applied,
  checked,
  exported,
  imported,
  opened,
  wholeCourse,
  withDocument,
} from '@/tests/support/course-archive';
import { courseContent } from '@/tests/support/course-content';
import { type Editor, editor } from '@/tests/support/editor';
import { begunUpload, fileToSend } from '@/tests/support/files/own-files';
import { courseData, signedIn } from '@/tests/support/world';

let admin: Editor;
beforeAll(async () => {
  admin = await editor();
});

type Changes = { thing: string; change: string; codigo: string; fields: string[] }[];
const changes = (body: Record<string, unknown>) => body.changes as Changes;
const counted = (body: Record<string, unknown>, change: string) =>
  changes(body).filter((each) => each.change === change).length;

/** A file's course but for its code and its lessons' codes. */
function said(zip: Uint8Array) {
  const { document, files } = opened(zip);
  const { code, status, ...course } = document.course;
  const text = JSON.stringify({ ...document, course }).replaceAll(`-${code}"`, '"');
  return { text, files: Object.keys(files).sort() };
}

describe('exporting', () => {
  it('gives the same bytes twice, with media by what they hold', async () => {
    const { course, address } = await wholeCourse(admin);
    const zip = await exported(admin, course.code);
    expect(Buffer.from(zip).equals(Buffer.from(await exported(admin, course.code)))).toBe(true);
    const { files, document } = opened(zip);
    expect(document.format).toBe(1);
    expect(document.course.monthlyPriceCents).toBe(8990);
    expect(document.modules[0]?.units[0]?.lessons[0]?.draft?.steps).toMatch(/\(media\/[0-9a-f]{64}\.webp\)/);
    expect(JSON.stringify(document)).not.toContain(address);
    // The photo, which is the plan's picture too; the cover; the picture and the file for facilitators.
    expect(Object.keys(files)).toHaveLength(5);
  });
});

describe('importing', () => {
  it('changes nothing where the file was exported from', async () => {
    const { course } = await wholeCourse(admin);
    const zip = await exported(admin, course.code);
    const before = await db().course.findUnique({ where: { code: course.code } });
    const { status, body } = await checked(admin, zip);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ codigo: course.code, isNew: false, newFiles: 0 });
    expect(changes(body).filter(({ change }) => change !== 'unchanged')).toEqual([]);
    expect((await imported(admin, zip)).body).toMatchObject({ changedCount: 0 });
    expect(await db().course.findUnique({ where: { code: course.code } })).toEqual(before);
  });

  it('keeps both titles of what a module shows twice', async () => {
    const { course, module } = await courseContent();
    const video = { moduleId: module.id, kind: 'video' as const, address: 'https://youtu.be/dQw4w9WgXcQ' };
    const rows = ['Montagem', 'Teste'].map((title, index) => ({ ...video, title, position: index + 1 }));
    await db().supportItem.createMany({ data: rows });
    const { body } = await checked(admin, await exported(admin, course.code));
    expect(changes(body).filter(({ change }) => change !== 'unchanged')).toEqual([]);
  });

  it('makes the whole course once more under another code, inactive', async () => {
    const { course } = await wholeCourse(admin);
    const zip = await exported(admin, course.code);
    const { code } = courseData();
    const check = await checked(admin, zip, code);
    expect(check.body).toMatchObject({ codigo: code, isNew: true });
    expect(await db().course.count({ where: { code } })).toBe(0);
    const done = await applied(admin, { fileId: check.fileId, codigo: code, basis: check.body.basis });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    const again = await exported(admin, code);
    expect(said(again)).toEqual(said(zip));
    expect(opened(again).document.course.status).toBe('inactive');
    expect((await checked(admin, again)).body.newFiles).toBe(0);
    expect(counted((await checked(admin, zip, code)).body, 'unchanged')).toBe(changes(check.body).length);
  });

  it('changes what differs, and takes nothing away', async () => {
    const { course, module, lessons } = await wholeCourse(admin);
    const zip = await exported(admin, course.code);
    const { document } = opened(zip);
    const [unit, second] = document.modules[0]?.units ?? [];
    if (!unit || !second) throw new Error('two units');
    document.course.name = 'Outro nome';
    document.course.status = document.course.status === 'active' ? 'inactive' : 'active';
    unit.lessons.reverse();
    const published = { materials: 'm', steps: 's', activity: 'a', questions: '', facilitatorNotes: '' };
    if (unit.lessons[0]) unit.lessons[0].published = published;
    second.lessons.splice(0, 1);
    second.lessons.push({
      code: `${course.code}-x`,
      name: 'Aula nova',
      objective: '',
      minutes: 45,
      skillCodes: [],
      published,
      draft: null,
    });
    if (document.modules[0]) document.modules[0].glossary = [{ term: 'Laço', meaning: 'Repetição.' }];
    const other = withDocument(zip, document);
    const { body } = await checked(admin, other);
    expect(counted(body, 'kept')).toBe(1);
    expect(counted(body, 'created')).toBe(1);
    expect(changes(body).find(({ thing }) => thing === 'course')?.fields).toEqual(['name']);
    expect((await imported(admin, other)).status).toBe(200);
    const after = opened(await exported(admin, course.code)).document;
    expect(after.course).toMatchObject({ name: 'Outro nome', status: course.status });
    const codes = after.modules[0]?.units.map((each) => each.lessons.map(({ code }) => code));
    const [a, b, c, d] = lessons.map(({ code }) => code);
    expect(codes).toEqual([
      [b, a],
      [c, d, `${course.code}-x`],
    ]);
    expect(after.modules[0]?.glossary.map(({ term }) => term).sort()).toEqual(['Laço', 'Variável']);
    expect(after.modules[0]?.units[0]?.lessons[0]?.published).toEqual(published);
    const plans = await db().lessonPlan.findMany({
      where: { lesson: { code: b as string } },
      orderBy: { version: 'asc' },
    });
    expect(plans.map(({ status, version }) => `${version} ${status}`)).toEqual(['1 retired', '2 published']);
    const found = await db().passage.count({ where: { sourceId: plans[0]?.lessonId as string } });
    expect(found > 0).toBe(course.status === 'active');
    expect(module.code).toBe(after.modules[0]?.code);
  });

  it('keeps a draft that somebody is writing beside a plan that the file publishes', async () => {
    const { course, lessons } = await wholeCourse(admin);
    const zip = await exported(admin, course.code);
    const { document } = opened(zip);
    const lesson = document.modules[0]?.units[0]?.lessons[0];
    if (!lesson?.published) throw new Error('a published plan');
    const draft = lesson.draft?.steps;
    lesson.published.steps = 'Outros passos';
    lesson.draft = null;
    expect((await imported(admin, withDocument(zip, document))).status).toBe(200);
    const plans = await db().lessonPlan.findMany({
      where: { lessonId: lessons[0]?.id ?? '' },
      orderBy: { version: 'asc' },
    });
    expect(plans.map(({ status }) => status)).toEqual(['retired', 'published', 'draft']);
    expect(plans[1]?.steps).toBe('Outros passos');
    expect(draft).toContain('![Um robô]');
    expect(plans[2]?.steps).toContain('![Um robô](/api/files/content-images/');
  });

  it('is refused when somebody saved anything of the course after the check', async () => {
    const { course, lessons } = await wholeCourse(admin);
    const zip = await exported(admin, course.code);
    const { document } = opened(zip);
    document.course.name = 'Outro nome';
    const { fileId, body } = await checked(admin, withDocument(zip, document));
    const sections = { materials: 'x', steps: 'x', activity: 'x', questions: 'x', facilitatorNotes: 'x' };
    await saveDraft(admin.actor, { lessonId: lessons[1]?.id ?? '', revision: 1, ...sections });
    expect(await applied(admin, { fileId, basis: body.basis })).toMatchObject({
      status: 409,
      body: { code: 'import.changed-meanwhile' },
    });
    expect((await db().course.findUnique({ where: { code: course.code } }))?.name).toBe(course.name);
  });

  it('is given two at once to one of them', async () => {
    const { course } = await wholeCourse(admin);
    const zip = await exported(admin, course.code);
    const { code } = courseData();
    const { fileId, body } = await checked(admin, zip, code);
    const asked = { fileId, codigo: code, basis: body.basis };
    const both = await Promise.all([applied(admin, asked), applied(admin, asked)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('reads nobody else’s archive, and no other file as one', async () => {
    const { course } = await wholeCourse(admin);
    const { fileId } = await checked(admin, await exported(admin, course.code));
    const other = await editor();
    expect(await applied(other, { fileId, basis: 'x' })).toMatchObject({ status: 404 });
  });

  it('takes an archive from administrators alone', async () => {
    const { actor } = await signedIn('instrutor');
    const { course } = await wholeCourse(admin);
    const archive = fileToSend(new Uint8Array(await exported(admin, course.code)), 'course-archive', 'curso.zip');
    await expect(begunUpload(actor, archive)).rejects.toMatchObject({ code: 'request.not-allowed' });
  });

  it('refuses a sixth lesson of a unit, together with those that the course keeps', async () => {
    const { course } = await wholeCourse(admin);
    const zip = await exported(admin, course.code);
    const { document } = opened(zip);
    const lessons = document.modules[0]?.units[0]?.lessons ?? [];
    const [first] = lessons;
    if (!first) throw new Error('a lesson');
    const fresh = (place: number) => ({ ...first, code: `n${place}-${course.code}` });
    lessons.splice(1, 1, ...[2, 3, 4, 5].map(fresh));
    const refused = {
      body: { code: 'import.refused', fields: [{ code: 'import-unit-lessons', values: { name: '1' } }] },
    };
    expect(await checked(admin, withDocument(zip, document))).toMatchObject(refused);
    const { code } = courseData();
    expect((await imported(admin, withDocument(zip, document), code)).status).toBe(200);
    lessons.push(fresh(6));
    expect(await checked(admin, withDocument(zip, document), courseData().code)).toMatchObject(refused);
  });

  it('takes a whole module, new and all changed, within the second that a command has', async () => {
    const { course } = await wholeCourse(admin);
    const zip = await exported(admin, course.code);
    const { document } = opened(zip);
    const [module] = document.modules;
    const lesson = module?.units[1]?.lessons[0];
    if (!module || !lesson) throw new Error('a lesson');
    const text = randomBytes(2000)
      .toString('hex')
      .replace(/(.{7})/g, '$1 ');
    const large = (mark: string) => ({
      ...document,
      modules: [1].map((number) => ({
        ...module,
        code: `N${number}`,
        units: [1, 2, 3].map((unit) => ({
          number: unit,
          objective: `Objetivo ${mark}`,
          lessons: [1, 2, 3, 4, 5].map((place) => ({
            ...lesson,
            code: `L-${number}${unit}${place}-${course.code}`,
            name: `Aula ${mark}`,
            published: { materials: text, steps: text + mark, activity: text, questions: text, facilitatorNotes: text },
          })),
        })),
      })),
    });
    const { code } = courseData();
    for (const mark of ['um', 'dois']) {
      const done = await imported(admin, withDocument(zip, large(mark)), code);
      expect(done.status, JSON.stringify(done.body)).toBe(200);
    }
    expect(await db().lesson.count({ where: { unit: { module: { course: { code } } } } })).toBe(15);
  });
});
