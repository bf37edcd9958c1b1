import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { announce } from '@/lib/platform/cache/catalogue';
import { lockRows } from '@/lib/platform/db/lock';
import { courseChanges } from '../live';
import { courseReach } from '../reach';
import { CourseRef } from '../schemas';

export const deleteCourse = defineCommand({
  name: 'courses.delete',
  may: 'course:delete',
  input: CourseRef,
  target: async ({ tx, actor, input: { code } }) => {
    await lockRows(tx, 'courses', 'code', code);
    return tx.course.findFirst({
      where: { AND: [within(courseReach, actor), { code }] },
      select: { id: true, code: true },
    });
  },
  run: async ({ tx, target }) => {
    await tx.course.delete({ where: { id: target.id }, select: { id: true } });
    await announce(tx, 'courses');
    await courseChanges.tell(tx, { code: target.code });
    return { count: 1 };
  },
});
