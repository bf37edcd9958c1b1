import { failedNote } from '@/tests/support/jobs/failed-note';
import type { Cell } from './cell';

export const upkeepCells: Record<string, Cell> = {
  'GET /diagnostics': { owner: 'instrutor', rows: 'catalogue', request: async () => ({ path: '/diagnostics' }) },
  'GET /jobs/failed': { owner: 'admin', rows: 'catalogue', request: async () => ({ path: '/jobs/failed' }) },
  'POST /jobs/failed/{id}/retry': {
    owner: 'admin',
    rows: 'catalogue',
    request: async () => {
      const id = await failedNote();
      return { path: `/jobs/failed/${id}/retry`, params: { id } };
    },
  },
};
