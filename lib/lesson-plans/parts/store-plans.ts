import type { Actor } from '@/lib/access/actor';
import { within } from '@/lib/access/reach';
import { nameContentImage } from '@/lib/courses/parts/name-content-image';
import { editorReach } from '@/lib/courses/reach';
import { now as readClock } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';
import type { LessonPlan, Prisma } from '@/lib/platform/db/generated/client';
import { refuseUnless } from '../failures';
import { imagesOf, missingSections, planCode } from '../rules/drafts';
import type { PlanSection } from '../rules/sections';
import { indexLessons } from './index-lessons';
import { nextRevisions } from './next-revisions';

const stored = { id: true, code: true, plans: { orderBy: { version: 'desc' } } } satisfies Prisma.LessonSelect;
type Lesson = Prisma.LessonGetPayload<{ select: typeof stored }>;
type Sections = Record<PlanSection, string>;
/** What is to be published, and what is then being written; nothing where it stays as it is. */
type Given = { lessonId: string; published: Sections | null; draft: Sections | null };

/**
 * A part of an import: the plans of many lessons at once. Whoever calls it holds the lessons. A draft that somebody is
 * writing stays one beside what is published, under the next version.
 */
export async function storePlans(tx: Tx, actor: Actor, { plans }: { plans: Given[] }) {
  const now = readClock();
  const lessons = await tx.lesson.findMany({
    where: within(editorReach, actor, { id: { in: plans.map(({ lessonId }) => lessonId) } }),
    select: stored,
  });
  for (const { published } of plans) {
    refuseUnless(!published || missingSections(published).length === 0, 'plan.incomplete');
  }
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const images = plans.flatMap(({ published, draft }) => [published, draft].flatMap((each) => each && imagesOf(each)));
  for (const address of new Set(images)) if (address) await nameContentImage(tx, actor, { address });
  const opened = plans.filter(({ published }) => published).map(({ lessonId }) => lessonId);
  const written = plans.map(({ lessonId }) => lessonId);
  await tx.lessonPlan.deleteMany({ where: { lessonId: { in: written }, status: 'draft' } });
  await tx.lessonPlan.updateMany({
    where: { lessonId: { in: opened }, status: 'published' },
    data: { status: 'retired' },
  });
  const rows = plans.flatMap((given) => rowsOf(given, byId.get(given.lessonId) as Lesson, now));
  // What is saved by file is another than the one that an editor has open.
  const revisions = await nextRevisions(tx, rows.length);
  await tx.lessonPlan.createMany({ data: rows.map((row, index) => ({ ...row, revision: revisions[index] })) });
  await indexLessons(tx, { lessonIds: opened });
  return { count: rows.length };
}

function rowsOf({ lessonId, published, draft }: Given, { code, plans }: Lesson, now: Date) {
  const being = plans.find(({ status }) => status === 'draft');
  const last = plans.find(({ status }) => status !== 'draft')?.version ?? 0;
  const writing = draft ?? (being && sectionsOf(being));
  const first = published && { ...published, status: 'published' as const, publishedAt: now };
  return [first, writing]
    .filter((row) => row !== null && row !== undefined)
    .map((row, index) => {
      const version = last + index + 1;
      return { ...row, lessonId, version, code: planCode(code, version) };
    });
}

function sectionsOf({ materials, steps, activity, questions, facilitatorNotes }: LessonPlan) {
  return { materials, steps, activity, questions, facilitatorNotes };
}
