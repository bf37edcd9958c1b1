import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { planReach } from '@/lib/bulk/reach';
import { paged } from '@/lib/platform/db/paged';
import { PageNumber, pageOf } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { importKindOf, importKinds, planKind } from '../rules/kinds';

const pageSize = 10;

const ImportRecords = pageOf(
  z.object({
    id: z.string(),
    kind: z.enum(importKinds),
    state: z.enum(['applied', 'undone']),
    appliedAt: z.date(),
    /** Whoever's login is gone is nobody. */
    appliedBy: z.nullable(z.string()),
    counts: z.record(z.string(), z.int()),
  }),
);

/** What was brought into a school, the newest first. */
export const importRecords = defineQuery({
  name: 'imports.records',
  may: abilities['people:import'],
  input: z.object({ schoolId: z.uuid(), page: PageNumber }),
  reply: ImportRecords,
  run: async ({ db, actor, input: { schoolId, page } }) => {
    const kind = { in: importKinds.map(planKind) };
    const where = within(planReach, actor, { schoolId, kind, state: { not: 'planned' as const } });
    const found = await paged(
      { page, pageSize },
      (window) =>
        db.bulkPlan.findMany({
          where,
          ...window,
          orderBy: [{ appliedAt: 'desc' }, { id: 'desc' }],
          select: { id: true, kind: true, state: true, appliedAt: true, appliedBy: true },
        }),
      () => db.bulkPlan.count({ where }),
    );
    const [counts, names] = await Promise.all([
      db.$queryRaw<{ id: string; counts: Record<string, number> }[]>`
        SELECT plan.id, jsonb_object_agg(step.act, step.count) AS counts
          FROM bulk_plans AS plan,
               LATERAL (SELECT each->>'act' AS act, count(*)::int AS count
                          FROM jsonb_array_elements(plan.steps) AS each GROUP BY 1) AS step
         WHERE plan.id = ANY(${found.items.map(({ id }) => id)}::uuid[]) GROUP BY plan.id`,
      db.account.findMany({
        where: { id: { in: found.items.flatMap(({ appliedBy }) => appliedBy ?? []) } },
        select: { id: true, name: true },
      }),
    ]);
    const countsOf = new Map(counts.map((each) => [each.id, each.counts]));
    const nameOf = new Map(names.map(({ id, name }) => [id, name]));
    return {
      ...found,
      items: found.items.map(({ id, kind: plan, state, appliedAt, appliedBy }) => ({
        id,
        kind: importKindOf(plan) ?? 'guardians',
        state: state === 'undone' ? ('undone' as const) : ('applied' as const),
        appliedAt: appliedAt ?? new Date(0),
        appliedBy: nameOf.get(appliedBy ?? '') ?? null,
        counts: countsOf.get(id) ?? {},
      })),
    };
  },
});
