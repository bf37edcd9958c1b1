import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { abilities as coursesAbilities } from '@/lib/courses/abilities';
import { courseReach } from '@/lib/courses/reach';
import { NoInput } from '@/lib/platform/shapes';
import { schoolCard } from '@/lib/schools/queries';
import { abilities as lessonPlansAbilities } from '../abilities';
import { modulesOfSchool, modulesOn } from '../reach/modules';
import { schoolDay } from '../rules/school-day';
import { code, listItem, PermittedCourses } from '../schemas/modules';

/** The modules of a course that a school may use; without a school, those of all schools that the actor works for. */
export const moduleList = defineQuery({
  name: 'lesson-plans.modules',
  may: lessonPlansAbilities['module:list'],
  input: z.object({ courseCode: code, schoolId: z.optional(z.uuid()) }),
  reply: z.array(z.object(listItem)),
  run: async ({ db, actor, input: { courseCode, schoolId }, now }) => {
    if (schoolId) await schoolCard(actor, { id: schoolId });
    const day = schoolDay(now);
    const course = within(courseReach, actor, { code: courseCode });
    if ((await db.course.count({ where: course })) === 0) return null;
    return db.courseModule.findMany({
      where: {
        AND: [{ course }, schoolId ? modulesOfSchool(schoolId, actor, day) : within(modulesOn(day), actor)],
      },
      select: { code: true, name: true },
      orderBy: { position: 'asc' },
    });
  },
});

export const activeCourses = defineQuery({
  name: 'lesson-plans.active-courses',
  may: coursesAbilities['course:read'],
  input: NoInput,
  reply: z.array(z.object(listItem)),
  run: ({ db, actor }) =>
    db.course.findMany({
      where: within(courseReach, actor, { status: 'active' }),
      select: { code: true, name: true },
      orderBy: [{ name: 'asc' }, { code: 'asc' }],
    }),
});

/** The courses that a school may use, each with the modules that it may use of it. */
export const permittedCourses = defineQuery({
  name: 'lesson-plans.permitted-courses',
  may: lessonPlansAbilities['module:list'],
  input: z.object({ schoolId: z.optional(z.uuid()) }),
  reply: PermittedCourses,
  run: async ({ db, actor, input: { schoolId }, now }) => {
    if (schoolId) await schoolCard(actor, { id: schoolId });
    const day = schoolDay(now);
    const modules = schoolId ? modulesOfSchool(schoolId, actor, day) : within(modulesOn(day), actor);
    const courses = await db.course.findMany({
      where: within(courseReach, actor, { modules: { some: modules } }),
      select: {
        code: true,
        name: true,
        modules: {
          where: modules,
          select: { code: true, name: true, status: true, expectedOn: true },
          orderBy: { position: 'asc' },
        },
      },
      orderBy: [{ name: 'asc' }, { code: 'asc' }],
    });
    return courses.map(({ modules: found, ...course }) => ({
      ...course,
      modules: found.map((module) => ({ ...module, expectedOn: dayOf(module.expectedOn) })),
    }));
  },
});

/** A date without a time, as `2026-11-21`. */
export function dayOf(date: Date | null): string | null {
  return date ? date.toISOString().slice(0, 10) : null;
}
