import { db } from '@/lib/platform/db/client';
import type { Cell } from './cell';

export const bulkCells: Record<string, Cell> = {
  'GET /bulkPlans/{id}': {
    owner: 'escola',
    alsoMay: ['instrutor', 'admin'],
    // A facilitator reads the plans that he made himself.
    ownAlone: ['instrutor'],
    rows: 'school',
    request: async ({ schoolId, owner }) => {
      const data = { kind: 'test.cell', schoolId, plannedBy: owner.actor.id, askedHash: '', steps: [] };
      const { id } = await db().bulkPlan.create({ data });
      return { path: `/bulkPlans/${id}`, params: { id } };
    },
  },
};
