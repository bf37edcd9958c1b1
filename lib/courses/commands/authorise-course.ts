import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { Count, Day } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { setDays } from '../parts/set-days';
import { courseReach } from '../reach';
import { CourseRef } from '../schemas';

/** Every module that the course has now, with the same days; one that is added later is authorised by itself. */
export const authoriseCourse = defineCommand({
  name: 'courses.authorise-course',
  may: abilities['module:authorise'],
  input: z.extend(CourseRef, { schoolId: z.uuid(), from: Day, until: z.nullable(Day) }),
  reply: Count,
  target: row('course', courseReach, {
    by: 'code',
    revision: 'not-overwritten',
    select: { id: true, modules: { select: { id: true } } },
  }),
  run: async ({ tx, input: { schoolId, from, until }, target: { modules } }) => {
    for (const { id: moduleId } of modules) await setDays(tx, { schoolId, moduleId, from, until });
    return { count: modules.length };
  },
});
