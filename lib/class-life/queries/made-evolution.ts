import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { planReach } from '@/lib/bulk/reach';
import { abilities } from '../abilities';

/** The plan that a class was made by, while it may still be undone by whoever asks. */
export const madeEvolution = defineQuery({
  name: 'class-life.made-evolution',
  may: abilities['class:evolve'],
  input: z.object({ newClassId: z.uuid() }),
  run: async ({ db, actor, input: { newClassId } }) => {
    const made = { kind: 'class-life.evolution', state: 'applied' as const };
    const found = await db.bulkPlan.findFirst({
      where: within(planReach, actor, { ...made, undo: { path: ['newClassId'], equals: newClassId } }),
      select: { id: true },
    });
    return { planId: found?.id ?? null };
  },
});
