import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { courseChanges } from '../live';
import { unitDetail } from '../queries/lessons';
import { editorReach } from '../reach';
import { unitsMax } from '../rules';
import { required } from '../schemas';
import { UnitDetail } from '../schemas/lessons';

/** The next of the module's three units. */
export const createUnit = defineCommand({
  name: 'courses.create-unit',
  may: abilities['unit:create'],
  input: z.object({ moduleId: z.uuid(), objective: required(1000) }),
  reply: UnitDetail,
  changes: courseChanges,
  target: row('courseModule', editorReach, {
    by: 'id',
    from: 'moduleId',
    revision: 'not-overwritten',
    select: { id: true, _count: { select: { units: true } } },
  }),
  run: async ({ tx, input: { moduleId, objective }, target: { _count } }) => {
    refuseUnless(_count.units < unitsMax, 'unit.three-at-most');
    const unit = await tx.courseUnit.create({ data: { moduleId, number: _count.units + 1, objective } });
    return unitDetail(unit);
  },
});
