import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { lockRows } from '@/lib/platform/db/lock';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { courseChanges } from '../live';
import { placeLessons } from '../parts/place-lessons';
import { editorReach } from '../reach';

/** Not with lessons (§5). The units after it move up, so that mission n stays the one of unit n. */
export const deleteUnit = defineCommand({
  name: 'courses.delete-unit',
  may: abilities['unit:delete'],
  input: z.object({ unitId: z.uuid() }),
  reply: Count,
  changes: courseChanges,
  target: row('courseUnit', editorReach, {
    by: 'id',
    from: 'unitId',
    revision: 'not-overwritten',
    select: { id: true, moduleId: true, number: true, _count: { select: { lessons: true } } },
  }),
  run: async ({ tx, target: { id, moduleId, number, _count } }) => {
    refuseUnless(_count.lessons === 0, 'unit.has-lessons');
    await lockRows(tx, 'course_modules', 'id', moduleId);
    await tx.courseUnit.delete({ where: { id }, select: { id: true } });
    await tx.courseUnit.updateMany({
      where: { moduleId, number: { gt: number } },
      data: { number: { decrement: 1 } },
    });
    await placeLessons(tx, { moduleId });
    return { count: 1 };
  },
});
