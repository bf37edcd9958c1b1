import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { lockRows } from '@/lib/platform/db/lock';
import { abilities } from '../abilities';
import { courseChanges } from '../live';
import { editorReach } from '../reach';
import { reordered } from '../rules';
import { Order } from '../schemas/modules';

const place = z.int().check(z.minimum(1), z.maximum(1000));

export const moveModule = defineCommand({
  name: 'courses.move-module',
  may: abilities['module:update'],
  input: z.object({ moduleId: z.uuid(), place }),
  reply: Order,
  changes: courseChanges,
  target: async ({ tx, actor, input: { moduleId } }) => {
    const where = within(editorReach, actor, { id: moduleId });
    const found = await tx.courseModule.findFirst({ where, select: { id: true, course: { select: { code: true } } } });
    // The course is held, so that two people who move its modules do so one after the other.
    if (found) await lockRows(tx, 'courses', 'code', found.course.code);
    return found;
  },
  run: async ({ tx, input: { moduleId, place }, target: { course } }) => {
    const modules = await tx.courseModule.findMany({
      where: { course },
      select: { id: true, position: true },
      orderBy: [{ position: 'asc' }, { code: 'asc' }],
    });
    const order = reordered(modules, moduleId, place);
    for (const [index, { id, position }] of order.entries()) {
      if (position === index + 1) continue;
      await tx.courseModule.update({ where: { id }, data: { position: index + 1 }, select: { id: true } });
    }
    return { ids: order.map(({ id }) => id) };
  },
});
