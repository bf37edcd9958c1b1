import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { courseReach } from '@/lib/courses/reach';
import { modulesOfSchool } from '@/lib/lesson-plans/reach/modules';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { schoolReach } from '@/lib/schools/reach';
import { abilities } from '../abilities';

const OfSchool = z.object({ schoolId: z.uuid() });

/** What a class of the school may be made of: the courses and modules that it may use today, and who teaches there. */
export const classOffers = defineQuery({
  name: 'class-life.offers',
  may: abilities['class:create'],
  input: OfSchool,
  run: async ({ db, actor, input: { schoolId }, now }) => {
    const school = await db.school.findFirst({
      where: within(schoolReach, actor, { id: schoolId }),
      select: { id: true, name: true },
    });
    if (!school) return null;
    const modules = modulesOfSchool(schoolId, actor, schoolDay(now));
    const courses = await db.course.findMany({
      where: within(courseReach, actor, { modules: { some: modules } }),
      orderBy: [{ name: 'asc' }, { code: 'asc' }],
      select: {
        code: true,
        name: true,
        family: true,
        photoUrl: true,
        durationType: true,
        modules: {
          where: modules,
          orderBy: { position: 'asc' },
          select: { code: true, name: true, status: true, expectedOn: true },
        },
      },
    });
    const facilitators = await db.facilitator.findMany({
      where: { account: { active: true, schoolLinks: { some: { schoolId } } } },
      orderBy: [{ account: { nameKey: 'asc' } }, { id: 'asc' }],
      select: { id: true, mmCode: true, account: { select: { name: true } } },
    });
    return {
      school,
      courses: courses.map(({ modules: offered, ...course }) => ({
        ...course,
        modules: offered.map(({ expectedOn, ...module }) => ({
          ...module,
          expectedOn: expectedOn?.toISOString().slice(0, 10) ?? null,
        })),
      })),
      facilitators: facilitators.map(({ id, mmCode, account }) => ({ id, mmCode, name: account.name })),
    };
  },
});
