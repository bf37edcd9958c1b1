import { beforeAll, expect, it } from 'vitest';
import { POST } from '@/app/api/Cursos/copies/route';
import { publishedLesson } from '@/lib/lesson-plans/queries/published-lessons';
import { db } from '@/lib/platform/db/client';
import { beginDraft } from '@/lib/question-bank/commands/begin-draft';
import { versionById } from '@/lib/question-bank/queries/models';
import { saidQuestion } from '@/lib/question-bank/rules/said-question';
import { courseContent } from '@/tests/support/course-content';
import { type Editor, editor } from '@/tests/support/editor';
import { publishedModel } from '@/tests/support/test-models';
import { courseData } from '@/tests/support/world';

let admin: Editor;
beforeAll(async () => {
  admin = await editor();
});

const copy = (codigo: string, newCode: string, version = '2.0') =>
  admin.post(POST, { path: '/Cursos/copies', body: { codigo, newCode, version } });

/** All that a course holds but for its ids, its codes and its moments. */
async function contentOf(code: string) {
  const modules = await db().courseModule.findMany({
    where: { course: { code } },
    select: {
      code: true,
      name: true,
      summary: true,
      parts: { omit: { id: true, moduleId: true }, orderBy: { name: 'asc' } },
      glossary: { select: { term: true, meaning: true } },
      units: {
        select: {
          number: true,
          objective: true,
          lessons: {
            select: {
              name: true,
              position: true,
              skills: { select: { skillCode: true } },
              plans: { select: { status: true, version: true, steps: true }, orderBy: { version: 'asc' } },
            },
            orderBy: { position: 'asc' },
          },
        },
        orderBy: { number: 'asc' },
      },
    },
  });
  return modules;
}

it('makes a course once more, whole and inactive, and leaves the first as it was', async () => {
  const { course, lessons } = await courseContent();
  const before = await contentOf(course.code);
  const { code: newCode } = courseData();
  const { status, body } = await copy(course.code, newCode);
  expect(status).toBe(200);
  expect(body).toMatchObject({ codigo: newCode, version: '2.0' });
  expect(body.status).toBe('inactive');
  expect(await contentOf(newCode)).toEqual(before);
  expect(await contentOf(course.code)).toEqual(before);
  const codes = await db().lesson.findMany({ where: { unit: { module: { course: { code: newCode } } } } });
  expect(codes.map(({ code }) => code).sort()).toEqual(lessons.map(({ code }) => `${code}-${newCode}`).sort());
});

it('copies a copy without growing the codes of its lessons', async () => {
  const { course, lessons } = await courseContent();
  const [second, third] = [courseData().code, courseData().code];
  await copy(course.code, second);
  await copy(second, third, '3.0');
  const codes = await db().lesson.findMany({ where: { unit: { module: { course: { code: third } } } } });
  expect(codes.map(({ code }) => code).sort()).toEqual(lessons.map(({ code }) => `${code}-${third}`).sort());
});

it('gives a lesson of a long code one that can be opened', async () => {
  const { course, module, lessons } = await courseContent({ lessonsEach: 1, units: 1 });
  const code = `${lessons[0]?.code}-${'x'.repeat(40)}`.slice(0, 40);
  await db().lesson.update({ where: { id: lessons[0]?.id ?? '' }, data: { code } });
  const { code: newCode } = courseData();
  expect((await copy(course.code, newCode)).status).toBe(200);
  const made = await db().lesson.findFirstOrThrow({ where: { unit: { module: { course: { code: newCode } } } } });
  await db().course.update({ where: { code: newCode }, data: { status: 'active' } });
  expect(await publishedLesson(newCode, module.code, '1', made.code)).toMatchObject({ code: made.code });
});

it('refuses a code that exists, and keeps nothing of the try', async () => {
  const [one, other] = [await courseContent(), await courseContent()];
  expect(await copy(one.course.code, other.course.code)).toMatchObject({
    status: 409,
    body: { code: 'course.already-exists' },
  });
  expect(await contentOf(other.course.code)).toHaveLength(1);
});

it('copies a draft beside what is published', async () => {
  const { course, lessons } = await courseContent();
  const lessonId = lessons[0]?.id ?? '';
  const text = { materials: 'a', steps: 'b', activity: 'c', questions: '', facilitatorNotes: '' };
  await db().lessonPlan.create({ data: { lessonId, code: `${course.code}-d`, version: 2, ...text } });
  const { code: newCode } = courseData();
  await copy(course.code, newCode);
  expect(await contentOf(newCode)).toEqual(await contentOf(course.code));
});

it('copies what its tests may be given by: of each model the newest published version and the draft, with the keys', async () => {
  const { course, module } = await courseContent();
  const { actor, model, version } = await publishedModel({ moduleId: module.id, number: 2, limitMinutes: 25 });
  const draftId = (await beginDraft(actor, { id: model.id })).id;
  const { code: newCode } = courseData();
  expect((await copy(course.code, newCode)).status).toBe(200);
  const copies = await db().testModel.findMany({
    where: { module: { course: { code: newCode } } },
    select: { number: true, name: true, moduleCode: true, versions: { orderBy: { number: 'asc' } } },
  });
  expect(copies).toMatchObject([
    {
      number: 2,
      name: model.name,
      moduleCode: module.code,
      versions: [{ number: 1 }, { number: 2, publishedAt: null }],
    },
  ]);
  const [published, draft] = copies[0]?.versions ?? [];
  expect(published?.publishedAt).not.toBeNull();
  const said = async (id = '') => {
    const found = await versionById(actor, { id });
    // By their words: the ids of alternatives are drawn anew.
    return { limitMinutes: found?.limitMinutes, questions: found?.questions.map(saidQuestion) };
  };
  expect(await said(published?.id)).toEqual(await said(version.id));
  expect(await said(draft?.id)).toEqual(await said(draftId));
});
