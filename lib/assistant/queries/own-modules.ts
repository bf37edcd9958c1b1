import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { modulesOn } from '@/lib/lesson-plans/reach/modules';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from '../abilities';

/** Whether a module that is not open to everybody is one of the caller's schools'. */
export const isOwnModule = defineQuery({
  name: 'assistant.is-own-module',
  may: abilities['assistant:ask'],
  input: z.object({ course: z.string(), module: z.string() }),
  run: async ({ db, actor, input: { course, module }, now }) => {
    const named = { code: module, course: { code: course } };
    return (await db.courseModule.count({ where: within(modulesOn(schoolDay(now)), actor, named) })) > 0;
  },
});

const OwnModules = z.object({
  items: z.array(z.object({ courseCode: z.string(), moduleCode: z.string() })),
});

/** Of courses that have a module of one code, the caller's own is the one whose class is the newest. */
export const ownModules = defineQuery({
  name: 'assistant.own-modules',
  may: abilities['assistant:ask'],
  input: NoInput,
  reply: OwnModules,
  run: async ({ db, actor }) => {
    const where = within(classReach, actor, { status: 'initiated' as const, startedAt: { not: null } });
    const [found, courses] = await Promise.all([
      db.schoolClass.groupBy({
        by: ['courseId', 'moduleCode'],
        where,
        _max: { createdAt: true },
        orderBy: { _max: { createdAt: 'desc' } },
      }),
      db.course.findMany({ where: { classes: { some: where } }, select: { id: true, code: true } }),
    ]);
    const codes = new Map(courses.map(({ id, code }) => [id, code]));
    const items = found.flatMap(({ courseId, moduleCode }) => {
      const courseCode = codes.get(courseId);
      return courseCode === undefined ? [] : [{ courseCode, moduleCode }];
    });
    return { items };
  },
});
