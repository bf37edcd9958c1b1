import type { Actor } from '@/lib/access/actor';
import { authoriseModule } from '@/lib/courses/commands/authorise-module';
import { createLesson } from '@/lib/courses/commands/create-lesson';
import { createModule } from '@/lib/courses/commands/create-module';
import { createUnit } from '@/lib/courses/commands/create-unit';
import { defineSkills } from '@/lib/courses/commands/define-skills';
import { publishPlan } from '@/lib/lesson-plans/commands/publish-plan';
import { saveDraft } from '@/lib/lesson-plans/commands/save-draft';
import { lessonFiles, type ModuleFile, moduleFile, skillFile } from './content';
import type { LessonFile } from './lesson-file';

type Seeded = {
  course: string;
  module: string;
  /** Until then it is in development. */
  expectedOn?: string;
  originalCourse?: string;
  /** From when the demo's schools may use it. */
  from?: string;
};

const modules: readonly Seeded[] = [
  { course: 'MY', module: 'M1r', from: '2026-01-01' },
  { course: 'MYe', module: 'M1re', originalCourse: 'MY', from: '2026-01-01' },
  { course: 'MT', module: 'MA1', from: '2026-01-01' },
  { course: 'MT', module: 'MA2', expectedOn: '2027-02-15', from: '2026-01-01' },
  // The day that self-study begins (§9).
  { course: 'FF1', module: 'FF1', from: '2024-11-25' },
];

const lessonsPerUnit = 5;

/**
 * Modules with their lessons, written, published and authorised as an administrator would. Courses at the same time, as
 * their editors work too: somebody waits for the first start.
 */
export async function seedModules(admin: Actor, schoolIds: readonly string[]): Promise<void> {
  await defineSkills(admin, { skills: skillFile() });
  const ofCourses = Map.groupBy(modules, ({ course }) => course);
  await Promise.all(
    [...ofCourses.values()].map(async (ofCourse) => {
      for (const module of ofCourse) await seedModule(admin, module, schoolIds);
    }),
  );
}

async function seedModule(admin: Actor, seeded: Seeded, schoolIds: readonly string[]): Promise<void> {
  const { course, module, expectedOn, originalCourse, from } = seeded;
  const file = moduleFile(module);
  const { id: moduleId } = await createModule(admin, {
    ...moduleData(file),
    courseCode: course,
    status: expectedOn ? 'inDevelopment' : 'released',
    expectedOn: expectedOn ?? null,
    originalCourseCode: originalCourse ?? null,
  });
  const lessons = lessonFiles(module);
  for (const [index, { objective }] of file.units.entries()) {
    const { id: unitId } = await createUnit(admin, { moduleId, objective });
    for (const lesson of lessons.slice(index * lessonsPerUnit, (index + 1) * lessonsPerUnit)) {
      await seedLesson(admin, unitId, lesson);
    }
  }
  if (!from) return;
  for (const schoolId of schoolIds) await authoriseModule(admin, { moduleId, schoolId, from, until: null });
}

async function seedLesson(admin: Actor, unitId: string, { sections, ...lesson }: LessonFile): Promise<void> {
  const { id: lessonId } = await createLesson(admin, { unitId, ...lesson });
  const { revision } = await saveDraft(admin, { lessonId, revision: 0, ...sections });
  await publishPlan(admin, { lessonId, revision });
}

function moduleData({
  code,
  name,
  summary,
  guardianTips = '',
  units,
  projects = [],
  tests = [],
  glossary = [],
}: ModuleFile) {
  const missions = units.flatMap(({ number, mission }) =>
    mission ? [{ kind: 'mission' as const, number, summary: '', ...mission }] : [],
  );
  const named = (kind: 'project' | 'test', parts: NonNullable<ModuleFile['projects']>) =>
    parts.map((part) => ({ kind, summary: '', challenges: [], ...part }));
  return {
    code,
    name,
    summary,
    guardianTips,
    sealsAndCertificates: '',
    notebookCoverUrl: null,
    parts: [...missions, ...named('project', projects), ...named('test', tests)],
    glossary,
    support: [],
  };
}
