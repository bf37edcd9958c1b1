import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '../failures';
import { courseChanges } from '../live';
import { unitDetail } from '../queries/lessons';
import { editorReach } from '../reach';
import { unitsMax } from '../rules';
import { NewUnit, UnitDetail } from '../schemas/lessons';

/** The next of the module's three units. */
export const createUnit = defineCommand({
  name: 'courses.create-unit',
  may: 'unit:create',
  input: NewUnit,
  reply: UnitDetail,
  changes: courseChanges,
  target: async ({ tx, actor, input: { moduleId } }) => {
    await lockRows(tx, 'course_modules', 'id', moduleId);
    return tx.courseModule.findFirst({
      where: { AND: [within(editorReach, actor), { id: moduleId }] },
      select: { id: true, course: { select: { code: true } }, _count: { select: { units: true } } },
    });
  },
  run: async ({ tx, input: { moduleId, objective }, target: { course, _count } }) => {
    refuseUnless(_count.units < unitsMax, 'unit.three-at-most');
    const unit = await tx.courseUnit.create({ data: { moduleId, number: _count.units + 1, objective } });
    return unitDetail(unit);
  },
});
