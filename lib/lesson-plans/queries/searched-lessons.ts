import { links } from '@/lib/courses/links';
import { codesOfLesson, languageOf, placeOfLesson } from '@/lib/courses/rules';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { markdownSections } from '@/lib/platform/markdown/markdown-sections';
import { openSections } from '../rules/sections';

const searched = {
  id: true,
  code: true,
  name: true,
  objective: true,
  skills: { select: { skill: true } },
  plans: { where: { status: 'published' } },
  unit: {
    select: {
      number: true,
      module: {
        select: {
          code: true,
          status: true,
          originalCourseCode: true,
          course: { select: { code: true, name: true, status: true } },
        },
      },
    },
  },
} satisfies Prisma.LessonSelect;

type Searched = Prisma.LessonGetPayload<{ select: typeof searched }>;

/** Those of the lessons that have an open page, with what it says as passages; search finds nothing of the others. */
export async function searchedLessons(tx: Pick<Tx, 'lesson'>, lessonIds: readonly string[]) {
  const lessons = await tx.lesson.findMany({ where: { id: { in: [...lessonIds] } }, select: searched });
  return {
    open: lessons.filter(isOpen).map((lesson) => ({
      sourceId: lesson.id,
      place: placeOfLesson(lesson, lesson.unit.module.course),
      codes: codesOfLesson(lesson),
      passages: passagesOf(lesson),
    })),
    closedIds: lessons.filter((lesson) => !isOpen(lesson)).map(({ id }) => id),
  };
}

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
