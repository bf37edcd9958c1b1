import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { lockRows } from '@/lib/platform/db/lock';
import { abilities } from '../abilities';
import { courseChanges } from '../live';
import { placeLessons } from '../parts/place-lessons';
import { editorReach } from '../reach';
import { reordered } from '../rules';
import { Order } from '../schemas/modules';

export const moveUnit = defineCommand({
  name: 'courses.move-unit',
  may: abilities['unit:update'],
  input: z.object({ unitId: z.uuid(), place: z.int().check(z.minimum(1), z.maximum(3)) }),
  reply: Order,
  changes: courseChanges,
  target: async ({ tx, actor, input: { unitId } }) => {
    const where = within(editorReach, actor, { id: unitId });
    const found = await tx.courseUnit.findFirst({ where, select: { id: true, moduleId: true } });
    if (found) await lockRows(tx, 'course_modules', 'id', found.moduleId);
    return found;
  },
  run: async ({ tx, input: { unitId, place }, target: { moduleId } }) => {
    const units = await tx.courseUnit.findMany({
      where: { moduleId },
      select: { id: true },
      orderBy: { number: 'asc' },
    });
    const ids = reordered(units, unitId, place).map(({ id }) => id);
    // One statement: on its way two units have the same number.
    await tx.$executeRaw`
      UPDATE course_units SET number = place FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (unit_id, place)
      WHERE id = unit_id AND number <> place`;
    await placeLessons(tx, { moduleId });
    return { ids };
  },
});
