import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from './abilities';
import { classReach } from './reach';

/** The classes that somebody learns or teaches in now, the newest first. */
export const ownClasses = defineQuery({
  name: 'classes.own',
  may: abilities['class:list-own'],
  input: NoInput,
  run: async ({ db, actor }) => {
    const found = await db.schoolClass.findMany({
      where: within(classReach, actor, { status: 'initiated' }),
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true, name: true, moduleCode: true, course: { select: { code: true, name: true } } },
    });
    return found.map(({ course, ...own }) => ({ ...own, courseCode: course.code, courseName: course.name }));
  },
});
