import { beforeAll, expect, it } from 'vitest';
import { updateLesson } from '@/lib/courses/commands/update-lesson';
import { publishPlan } from '@/lib/lesson-plans/commands/publish-plan';
import { saveDraft } from '@/lib/lesson-plans/commands/save-draft';
import { updateCourse } from '@/lib/lesson-plans/commands/update-course';
import { indexLessons } from '@/lib/lesson-plans/parts/index-lessons';
import { db } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';
import { courseContent } from '@/tests/support/course-content';
import { type Editor, editor } from '@/tests/support/editor';
import { manyWait, somebodyWaits } from '@/tests/support/lock-waits';

let admin: Editor;
beforeAll(async () => {
  admin = await editor();
});

const titlesOf = async (sourceId: string) => {
  const found = await db().passage.findMany({ where: { sourceId }, distinct: ['title'], select: { title: true } });
  return found.map(({ title }) => title);
};

it('a plan that is published while its course closes is found by nobody', async () => {
  const { course, lessons } = await courseContent();
  const lessonId = lessons[0]?.id ?? '';
  const sections = { materials: 'm', steps: '1. Liguem', activity: 'a', questions: '', facilitatorNotes: '' };
  const { revision } = await saveDraft(admin.actor, { lessonId, revision: 1, ...sections });
  const { id: _, createdAt: __, updatedAt: ___, ...general } = course;
  let publishing: Promise<unknown> = Promise.resolve();
  await db().$transaction(async (tx) => {
    await updateCourse.inside(tx, admin.actor, { ...general, status: 'inactive' });
    publishing = publishPlan(admin.actor, { lessonId, revision });
    await Promise.race([publishing, somebodyWaits()]);
  });
  await publishing;
  expect(await titlesOf(lessonId)).toEqual([]);
});

it('a lesson that is named anew while another of its module is saved is found by its new name', async () => {
  const { lessons } = await courseContent({ units: 1 });
  const [first = '', second = ''] = lessons.map(({ id }) => id);
  await db().$transaction((tx) => indexLessons(tx, { lessonIds: [first, second] }));
  const saved = { minutes: 45, skillCodes: [], revision: 1 };
  const told = { ...saved, name: 'Primeira', objective: 'Outro objetivo' };
  const saves: Promise<unknown>[] = [];
  await db().$transaction(async (tx) => {
    // The save of the first stands between reading the module and writing what search finds of it.
    await lockRows(tx, 'passages', 'source_id', first);
    saves.push(updateLesson(admin.actor, { ...told, lessonId: first }));
    await somebodyWaits();
    saves.push(updateLesson(admin.actor, { ...saved, lessonId: second, name: 'Nome novo', objective: '' }));
    await Promise.race([saves[1], manyWait(2)]);
  });
  await Promise.all(saves);
  expect(await titlesOf(second)).toEqual(['Nome novo']);
});
