import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { pinnedFields, toPinnedModule } from '@/lib/points/queries/pinned-module';
import { units } from '@/lib/points/rules/facts';
import { abilities } from '../abilities';
import { blockersOf } from '../rules/unit-standing';
import { Units } from '../schemas';
import { unitFacts } from './unit-facts';

/** The three units of a class that has begun: closed when, or what forbids closing them. */
export const unitsOfClass = defineQuery({
  name: 'units.of-class',
  may: abilities['unit:read'],
  input: z.object({ classId: z.uuid() }),
  reply: Units,
  run: async ({ db, actor, input: { classId } }) => {
    const found = await db.schoolClass.findFirst({
      where: within(classReach, actor, { id: classId }),
      select: { pinnedModule: { select: pinnedFields }, unitClosings: { select: { unit: true, closedAt: true } } },
    });
    if (!found?.pinnedModule) return null;
    const pinned = toPinnedModule(found.pinnedModule);
    const facts = await unitFacts(db, classId);
    return {
      units: units.map((unit) => {
        const closedAt = found.unitClosings.find((closing) => closing.unit === unit)?.closedAt.toISOString() ?? null;
        return { unit, closedAt, blockers: closedAt ? [] : blockersOf(pinned, unit, facts) };
      }),
    };
  },
});
