import { describe, expect, it } from 'vitest';
import { publishedCourse, publishedCourses, publishedProjects } from '@/lib/courses/queries/published-courses';
import { publishedLesson, publishedModule } from '@/lib/lesson-plans/queries/published-lessons';
import { publishedPlaces } from '@/lib/lesson-plans/queries/published-places';
import { db } from '@/lib/platform/db/client';
import { courseContent } from '@/tests/support/course-content';

type Content = Awaited<ReturnType<typeof courseContent>>;

function lessonOf({ course, module, lessons }: Content, index: number) {
  return publishedLesson(course.code, module.code, String(index < 2 ? 1 : 2), lessons[index]?.code ?? '');
}

async function everything(content: Content) {
  const { course, module } = content;
  const all = [
    await publishedCourses(),
    await publishedProjects(),
    await publishedPlaces(),
    await publishedCourse(course.code),
    await publishedModule(course.code, module.code),
    ...(await Promise.all(content.lessons.map((_, index) => lessonOf(content, index)))),
  ];
  return JSON.stringify(all);
}

describe('what open pages read', () => {
  it('is a lesson with its published plan, its place and its neighbours, and nothing for facilitators', async () => {
    const content = await courseContent();
    const { course, module, lessons } = content;
    expect(await lessonOf(content, 1)).toEqual({
      code: lessons[1]?.code,
      name: lessons[1]?.name,
      objective: lessons[1]?.objective,
      minutes: 50,
      materials: '- Papel',
      steps: '# Conversa\n\nDiga olá.',
      activity: 'Escreva `print(1)`.',
      questions: '1. O que é um laço?',
      unit: 1,
      number: 2,
      module: { code: module.code, name: module.name, originalCourseCode: null },
      course: { code: course.code, name: course.name, family: 'teens', photoUrl: null },
      skills: [{ code: 'EF06CO01', text: 'Classificar informações.' }],
      previous: { code: lessons[0]?.code, name: lessons[0]?.name, unit: 1 },
      next: { code: lessons[2]?.code, name: lessons[2]?.name, unit: 2 },
    });
  });

  it('is a module without its tests', async () => {
    const { course, module } = await courseContent();
    const shown = await publishedModule(course.code, module.code);
    expect(shown?.parts.map(({ kind }) => kind)).toEqual(['mission', 'project']);
    expect(shown?.units.map(({ lessons }) => lessons.length)).toEqual([2, 2]);
  });

  it('counts a lesson without a published plan, and names it nowhere', async () => {
    const content = await courseContent();
    const [, hidden] = content.lessons;
    const name = 'Aula ainda escondida';
    await db().lesson.update({
      where: { id: hidden?.id ?? '' },
      data: { name, plans: { updateMany: { where: {}, data: { status: 'draft', publishedAt: null } } } },
    });
    expect(await lessonOf(content, 1)).toBeNull();
    expect(await lessonOf(content, 2)).toMatchObject({ number: 3, previous: { code: content.lessons[0]?.code } });
    expect(await everything(content)).not.toContain(name);
  });

  it.each([
    ['its course is inactive', { course: { status: 'inactive' as const } }],
    ['its module is in development', { module: { status: 'inDevelopment' as const } }],
    ['its plan is a draft', { plan: { status: 'draft' as const, publishedAt: null } }],
    ['its plan is retired', { plan: { status: 'retired' as const } }],
  ])('is no lesson when %s', async (_, changes) => {
    const content = await courseContent(changes);
    for (const index of [0, 1, 2, 3]) expect(await lessonOf(content, index)).toBeNull();
    const { lessons } = await publishedPlaces();
    expect(lessons.filter(({ course }) => course === content.course.code)).toEqual([]);
  });

  it('is of a module in development its name and the day it is expected, no more', async () => {
    const { course, module } = await courseContent({
      module: { status: 'inDevelopment', expectedOn: new Date('2027-03-01'), summary: 'Ainda em segredo' },
    });
    expect((await publishedCourse(course.code))?.modules).toEqual([
      { code: module.code, name: module.name, status: 'inDevelopment', expectedOn: '2027-03-01T00:00:00.000Z' },
    ]);
    expect(await publishedModule(course.code, module.code)).toBeNull();
    expect((await publishedProjects()).map(({ code }) => code)).not.toContain(course.code);
  });

  it('is nothing for an address that mixes places or cannot be one', async () => {
    const [one, other] = [await courseContent(), await courseContent()];
    const code = one.lessons[0]?.code ?? '';
    for (const [course, module, unit] of [
      [other.course.code, one.module.code, '1'],
      [one.course.code, other.module.code, '1'],
      [one.course.code, one.module.code, '2'],
      [one.course.code, one.module.code, '1.0'],
      ['\0', one.module.code, '1'],
    ] as const) {
      expect(await publishedLesson(course, module, unit, code)).toBeNull();
    }
  });

  it('holds no price, note or support item in any of its answers', async () => {
    const content = await courseContent({
      course: { monthlyPriceCents: 7_654_321 },
      module: { support: { create: [{ kind: 'file', title: 'MARK-support', address: '/api/files/x', position: 1 }] } },
      plan: { facilitatorNotes: 'MARK-notes' },
    });
    const said = await everything(content);
    expect(said).toContain('Diga olá.');
    for (const mark of ['7654321', 'MARK-support', 'MARK-notes', 'facilitatorNotes', 'PriceCents']) {
      expect(said).not.toContain(mark);
    }
  });
});
