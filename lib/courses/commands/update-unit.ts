import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { courseChanges } from '../live';
import { courseOfUnit, unitDetail } from '../queries/lessons';
import { editorReach } from '../reach';
import { isStale } from '../rules';
import { UnitChanges, UnitDetail } from '../schemas/lessons';

export const updateUnit = defineCommand({
  name: 'courses.update-unit',
  may: 'unit:update',
  input: UnitChanges,
  reply: UnitDetail,
  changes: courseChanges,
  target: async ({ tx, actor, input: { unitId } }) => {
    await lockRows(tx, 'course_units', 'id', unitId);
    const where = { AND: [within(editorReach, actor), { id: unitId }] };
    return tx.courseUnit.findFirst({ where, select: { id: true, revision: true, module: courseOfUnit } });
  },
  run: async ({ tx, input: { unitId, revision, objective }, target }) => {
    refuseUnless(!isStale(target.revision, revision), 'request.changed-meanwhile');
    const unit = await tx.courseUnit.update({
      where: { id: unitId },
      data: { objective, revision: target.revision + 1 },
    });
    return unitDetail(unit);
  },
});
