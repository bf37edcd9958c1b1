import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { refuseStale } from '@/lib/access/revision';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { abilities } from '../abilities';
import { adaptation, toAdapted } from '../queries/plans';
import { modulesOn } from '../reach/modules';
import { schoolDay } from '../rules/school-day';
import { code } from '../schemas/modules';
import { AdaptedPlan } from '../schemas/plans';
import { sections } from '../schemas/sections';

const AdaptedPlanChanges = z.object({
  lessonCode: code,
  /** The one that the form was opened on. */
  revision: z.int(),
  /** The version that stood beside it: what is new in it was seen. */
  basedOnVersion: z.int().check(z.minimum(1)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  ...sections,
});

export const updateAdaptedPlan = defineCommand({
  name: 'lesson-plans.update-adapted',
  may: abilities['adapted-plan:keep'],
  input: AdaptedPlanChanges,
  reply: AdaptedPlan,
  target: async ({ tx, actor, input: { lessonCode }, now }) => {
    const own = {
      facilitatorId: actor.id,
      lesson: { code: lessonCode, unit: { module: within(modulesOn(schoolDay(now)), actor) } },
    };
    const found = await tx.adaptedPlan.findFirst({ where: own, select: { id: true } });
    if (!found) return null;
    await lockRows(tx, 'adapted_plans', 'id', found.id);
    return tx.adaptedPlan.findFirst({ where: own, select: { id: true, revision: true, lessonId: true } });
  },
  run: async ({ tx, input: { lessonCode: _, revision, basedOnVersion, ...changes }, target }) => {
    refuseStale(target.revision, revision);
    const seen = { lessonId: target.lessonId, version: basedOnVersion, status: { not: 'draft' } } as const;
    refuseUnless((await tx.lessonPlan.count({ where: seen })) > 0, 'request.invalid', {
      fields: [{ path: 'basedOnVersion', code: 'wrong-value' }],
    });
    const saved = await tx.adaptedPlan.update({
      where: { id: target.id },
      data: { ...changes, basedOnVersion, revision: target.revision + 1 },
      select: adaptation,
    });
    return toAdapted(saved);
  },
});
