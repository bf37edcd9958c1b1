import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { anyCode } from '@/lib/courses/schemas/modules';
import { abilities } from '../abilities';

/** As many as stand on one sheet of paper beside all that a lesson needs. */
const shownMax = 6;

/**
 * What was not understood the last time in the own classes that have this lesson next, or have it now: what waits first.
 * It is printed and lies about: nobody is named beside it, and nothing is in it that an adult had to hear of.
 */
export const doubtsBeforeLesson = defineQuery({
  name: 'doubts.before-lesson',
  may: abilities['doubt:answer'],
  hiddenWhileSeeing: true,
  input: z.object({ lessonCode: anyCode }),
  run: async ({ db, actor, input: { lessonCode } }) => {
    const planned = { lesson: { code: lessonCode } };
    const classes = await db.schoolClass.findMany({
      where: within(classReach, actor, {
        status: 'initiated' as const,
        startedAt: { not: null },
        plans: { some: planned },
      }),
      select: {
        id: true,
        plans: { where: planned, select: { number: true } },
        heldLessons: { where: { status: 'closed' }, select: { number: true } },
      },
    });
    const due = classes.flatMap(({ id: classId, plans: [plan], heldLessons }) =>
      plan && !heldLessons.some(({ number }) => number === plan.number) ? [{ classId, number: plan.number - 1 }] : [],
    );
    const found = await db.doubt.findMany({
      where: { lesson: { OR: due }, state: { not: 'withdrawn' }, careNoticeId: null },
      orderBy: [{ state: 'asc' }, { askedAt: 'asc' }, { id: 'asc' }],
      take: shownMax,
      select: { id: true, text: true, state: true, lesson: { select: { class: { select: { name: true } } } } },
    });
    return found.map(({ lesson, state, ...doubt }) => ({
      ...doubt,
      isAnswered: state === 'answered',
      className: lesson.class.name,
    }));
  },
});
