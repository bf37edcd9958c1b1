import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { announce } from '@/lib/platform/cache/catalogue';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { courseChanges } from '../live';
import { courseOfUnit, unitDetail } from '../queries/lessons';
import { editorReach } from '../reach';
import { isStale } from '../rules';
import { UnitChanges } from '../schemas/lessons';

export const updateUnit = defineCommand({
  name: 'courses.update-unit',
  may: 'unit:update',
  input: UnitChanges,
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
    await announce(tx, 'courses');
    await courseChanges.tell(tx, { code: target.module.course.code });
    return unitDetail(unit);
  },
});
