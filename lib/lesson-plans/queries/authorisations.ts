import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { abilities } from '@/lib/courses/abilities';
import { dayOf } from '@/lib/courses/queries/modules';
import { paged } from '@/lib/platform/db/paged';
import { PageNumber } from '@/lib/platform/shapes';
import { folded } from '@/lib/platform/text/folded';
import { schoolReach } from '@/lib/schools/reach';
import { schoolsPerPage } from '../rules/schools';

const SchoolsOfModule = z.object({
  moduleId: z.uuid(),
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  page: PageNumber,
});

/** Every school with its days of a module, by name. */
export const schoolsOfModule = defineQuery({
  name: 'lesson-plans.schools-of-module',
  may: abilities['module:authorise'],
  input: SchoolsOfModule,
  run: async ({ db, actor, input: { moduleId, search, page } }) => {
    const where = within(schoolReach, actor, { searchKey: { contains: folded(search) } });
    const orderBy = [{ searchKey: 'asc' as const }, { id: 'asc' as const }];
    const authorisations = { where: { moduleId }, select: { from: true, until: true } };
    const select = { id: true, name: true, city: true, state: true, authorisations };
    return paged(
      { page, pageSize: schoolsPerPage },
      (window) => db.school.findMany({ where, orderBy, select, ...window }),
      () => db.school.count({ where }),
      ({ authorisations: [days], ...school }) => ({
        ...school,
        authorisation: days ? { from: dayOf(days.from), until: dayOf(days.until) } : null,
      }),
    );
  },
});

const coursesPerPage = 10;

/** Every course with its modules, each with the days that one school has of it. */
export const modulesOfSchool = defineQuery({
  name: 'lesson-plans.modules-of-school',
  may: abilities['module:authorise'],
  input: z.object({
    schoolId: z.uuid(),
    search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    page: PageNumber,
  }),
  run: async ({ db, actor, input: { schoolId, search, page } }) => {
    const school = await db.school.findFirst({
      where: within(schoolReach, actor, { id: schoolId }),
      select: { id: true },
    });
    if (!school) return null;
    const part = { contains: search, mode: 'insensitive' as const };
    const where = { modules: { some: {} }, OR: [{ name: part }, { code: part }] };
    const select = {
      code: true,
      name: true,
      modules: {
        orderBy: { position: 'asc' as const },
        select: {
          id: true,
          code: true,
          name: true,
          authorisations: { where: { schoolId }, select: { from: true, until: true } },
        },
      },
    };
    return paged(
      { page, pageSize: coursesPerPage },
      (window) => db.course.findMany({ where, orderBy: [{ name: 'asc' }, { code: 'asc' }], select, ...window }),
      () => db.course.count({ where }),
      ({ modules, ...course }) => ({
        ...course,
        modules: modules.map(({ authorisations: [days], ...module }) => ({
          ...module,
          authorisation: days ? { from: dayOf(days.from), until: dayOf(days.until) } : null,
        })),
      }),
    );
  },
});
