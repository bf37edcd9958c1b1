import type { Actor } from '@/lib/access/actor';
import { createLesson } from '@/lib/courses/commands/create-lesson';
import { createModule } from '@/lib/courses/commands/create-module';
import { createUnit } from '@/lib/courses/commands/create-unit';
import { defineSkills } from '@/lib/courses/commands/define-skills';
import { publishPlan } from '@/lib/lesson-plans/commands/publish-plan';
import { saveDraft } from '@/lib/lesson-plans/commands/save-draft';
import { links } from '@/lib/links';
import { lessonFiles, moduleFile, skillFile } from '@/prisma/seed/content';
import { step } from '@/scripts/terminal/steps';
import { coldLargestPaintMsMax, furtherPageKilobytesMax, lessonKilobytesMax, ratios } from './budgets';
import { courseOpened } from './catalogue';
import { compareColdLoads } from './cold-load';
import type { Figure } from './figures';
import { compare } from './load';
import { furtherPages } from './visit';

const module = 'MA1';
const place = (code: string) => links.lesson({ course: courseOpened, module, unit: 1, code });
const opened = place('MA1-02');
/** As somebody reads on: to the next lesson, up to the module, the course and all courses. */
const readOn = [place('MA1-03'), links.courseModule(courseOpened, module), links.course(courseOpened), links.courses()];

/** The first unit of the demo's module, in the course that is opened. */
export async function seedOpenLesson(admin: Actor): Promise<void> {
  const { name, summary, units } = moduleFile(module);
  await defineSkills(admin, { skills: skillFile() });
  const { id: moduleId } = await createModule(admin, {
    courseCode: courseOpened,
    code: module,
    name,
    summary,
    guardianTips: '',
    sealsAndCertificates: '',
    notebookCoverUrl: null,
    originalCourseCode: null,
    status: 'released',
    expectedOn: null,
    parts: [],
    glossary: [],
    support: [],
  });
  const { id: unitId } = await createUnit(admin, { moduleId, objective: units[0]?.objective ?? '' });
  for (const { sections, ...lesson } of lessonFiles(module).slice(0, 5)) {
    const { id: lessonId } = await createLesson(admin, { unitId, ...lesson });
    const { revision } = await saveDraft(admin, { lessonId, revision: 0, ...sections });
    await publishPlan(admin, { lessonId, revision });
  }
}

/** Issue 5: an open lesson under load, opened cold on a school's line, and the visit that goes on from it. */
export async function lessonFigures(url: string): Promise<Figure[]> {
  const bare = { name: 'bare static page', url: `${url}/bench/static`, proof: 'Bare page' };
  const lesson = { name: 'open lesson', url: url + opened, proof: 'id="steps"' };
  const cold = await step('Cold open lesson at 400 kbit/s', () => compareColdLoads(bare.url, lesson.url));
  const load = await step('open lesson / bare static page', () => compare(bare, lesson));
  const visit = await step('Reading on from a lesson', () => furtherPages(url, opened, readOn));
  const bytes = Math.max(...visit.map((page) => page.bytes));
  const paint = `${cold.measured.largestPaintMs.toFixed(0)} / ${cold.bare.largestPaintMs.toFixed(0)} ms`;
  return [
    {
      name: 'open lesson / bare static page',
      value: load.ratio,
      ...ratios.openPage,
      told: `${load.measured.toFixed(0)} / ${load.bare.toFixed(0)} requests/s`,
    },
    {
      name: 'cold open lesson: largest paint, s',
      value: cold.measured.largestPaintMs / 1000,
      atMost: coldLargestPaintMsMax / 1000,
      told: paint,
    },
    {
      name: 'cold open lesson: whole page, KB',
      value: cold.measured.bytes / 1024,
      atMost: lessonKilobytesMax,
      told: `bare ${(cold.bare.bytes / 1024).toFixed(0)} KB`,
    },
    {
      name: 'reading on from a lesson: largest page, KB',
      value: bytes / 1024,
      atMost: furtherPageKilobytesMax,
      told: visit.map((page) => `${page.path} ${(page.bytes / 1024).toFixed(1)}`).join(', '),
    },
  ];
}
