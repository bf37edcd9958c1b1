import { defineCommand, noTarget } from '@/lib/access/define-command';
import { languageOf } from '@/lib/courses/rules';
import { removePassages } from '@/lib/passages/commands/remove-passages';
import { replacePassages } from '@/lib/passages/commands/replace-passages';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { links } from '@/lib/platform/links';
import { markdownSections } from '@/lib/platform/markdown/markdown-sections';
import { openSections } from '../rules/sections';
import { LessonsToIndex } from '../schemas/drafts';

const source = 'lesson';

const searched = {
  id: true,
  code: true,
  name: true,
  objective: true,
  plans: { where: { status: 'published' } },
  unit: {
    select: {
      number: true,
      module: {
        select: {
          code: true,
          status: true,
          originalCourseCode: true,
          course: { select: { code: true, status: true } },
        },
      },
    },
  },
} satisfies Prisma.LessonSelect;

type Searched = Prisma.LessonGetPayload<{ select: typeof searched }>;

/**
 * A part of publishing a plan and of every save that opens or closes lessons: search finds what the open pages show, and
 * nothing else.
 */
export const indexLessons = defineCommand({
  name: 'lesson-plans.index-lessons',
  may: 'lesson-plan:publish',
  input: LessonsToIndex,
  target: noTarget,
  run: async ({ tx, actor, input: { lessonIds } }) => {
    const lessons = await tx.lesson.findMany({ where: { id: { in: lessonIds } }, select: searched });
    const closed = lessons.filter((lesson) => !isOpen(lesson));
    await removePassages.inside(tx, actor, { source, sourceIds: closed.map(({ id }) => id) });
    for (const lesson of lessons.filter(isOpen)) {
      await replacePassages.inside(tx, actor, { source, sourceId: lesson.id, passages: passagesOf(lesson) });
    }
    return { count: lessons.length - closed.length };
  },
});

function isOpen({ plans, unit: { module } }: Searched): boolean {
  return plans.length > 0 && module.status === 'released' && module.course.status === 'active';
}

/** The objective, then each section that stands on the open page, cut at its headings. */
function passagesOf({ code, name, objective, plans, unit: { number, module } }: Searched) {
  const page = links.lesson({ course: module.course.code, module: module.code, unit: number, code });
  const said = openSections.flatMap((section) =>
    markdownSections(plans[0]?.[section] ?? '', { idPrefix: section }).map(({ heading, id, text }) => ({
      heading,
      text,
      address: `${page}#${id || section}`,
    })),
  );
  return [{ heading: '', text: objective, address: page }, ...said].map((passage, index) => ({
    ...passage,
    position: index + 1,
    locale: languageOf(module),
    title: name,
  }));
}
