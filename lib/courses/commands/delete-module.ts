import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { lockRows } from '@/lib/platform/db/lock';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { courseChanges } from '../live';
import { setSupport } from '../parts/set-support';
import { editorReach } from '../reach';
import { ModuleRef } from '../schemas/modules';

/** Not with units; and not with classes, which the database itself says (§5). */
export const deleteModule = defineCommand({
  name: 'courses.delete-module',
  may: abilities['module:delete'],
  input: ModuleRef,
  reply: Count,
  changes: courseChanges,
  target: async ({ tx, actor, input: { moduleId } }) => {
    const where = within(editorReach, actor, { id: moduleId });
    const found = await tx.courseModule.findFirst({ where, select: { courseId: true } });
    if (!found) return null;
    // As by whoever moves modules or adds one.
    await lockRows(tx, 'courses', 'id', found.courseId);
    await lockRows(tx, 'course_modules', 'id', moduleId);
    const counted = { _count: { select: { units: true } } };
    return tx.courseModule.findFirst({ where, select: { id: true, courseId: true, position: true, ...counted } });
  },
  run: async ({ tx, actor, target: { id, courseId, position, _count } }) => {
    refuseUnless(_count.units === 0, 'module.in-use');
    await setSupport(tx, actor, { moduleId: id, support: [] });
    await tx.courseModule.delete({ where: { id }, select: { id: true } });
    await tx.courseModule.updateMany({
      where: { courseId, position: { gt: position } },
      data: { position: { decrement: 1 } },
    });
    return { count: 1 };
  },
});
