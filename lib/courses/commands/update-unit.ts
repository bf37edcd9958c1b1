import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { abilities } from '../abilities';
import { courseChanges } from '../live';
import { unitDetail } from '../queries/lessons';
import { editorReach } from '../reach';
import { UnitChanges, UnitDetail } from '../schemas/lessons';

export const updateUnit = defineCommand({
  name: 'courses.update-unit',
  may: abilities['unit:update'],
  input: UnitChanges,
  reply: UnitDetail,
  changes: courseChanges,
  target: row('courseUnit', editorReach, {
    by: 'id',
    from: 'unitId',
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
