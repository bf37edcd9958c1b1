import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { abilities } from '../abilities';
import { courseChanges } from '../live';
import { unitDetail } from '../queries/lessons';
import { editorReach } from '../reach';
import { required } from '../schemas';
import { UnitDetail } from '../schemas/lessons';

export const updateUnit = defineCommand({
  name: 'courses.update-unit',
  may: abilities['unit:update'],
  input: z.object({ unitId: z.uuid(), revision: z.int(), objective: required(1000) }),
  reply: UnitDetail,
  changes: courseChanges,
  target: row('courseUnit', editorReach, {
    by: 'id',
    from: 'unitId',
    revision: 'compared',
    select: { id: true, revision: true },
  }),
  run: async ({ tx, input: { unitId, objective }, target }) => {
    const unit = await tx.courseUnit.update({
      where: { id: unitId },
      data: { objective, revision: target.revision + 1 },
    });
    return unitDetail(unit);
  },
});
