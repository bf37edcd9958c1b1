import { db } from '@/lib/platform/db/client';
import { courseContent } from '@/tests/support/course-content';
import { account } from '@/tests/support/world';
import type { Cell, Row, Sent } from './cell';

async function request({ schoolId }: Row): Promise<Sent> {
  const { id: facilitatorId } = await account('instrutor', schoolId);
  const { module } = await courseContent();
  const { id } = await db().trainingRequest.create({ data: { facilitatorId, schoolId, moduleId: module.id } });
  const body = { action: 'accept', answer: 'Terça, 14 h', revision: 1 };
  return { path: `/trainingRequests/${id}`, params: { id }, body };
}

export const preliminaryTrainingCells: Record<string, Cell> = {
  'GET /trainingRequests': {
    owner: 'instrutor',
    alsoMay: ['assessoria', 'admin'],
    rows: 'catalogue',
    request: async () => ({ path: '/trainingRequests' }),
  },
  'PUT /trainingRequests': {
    owner: 'instrutor',
    rows: 'catalogue',
    request: async () => {
      const { module } = await courseContent();
      return { path: '/trainingRequests', body: { moduleId: module.id, note: '' } };
    },
  },
  'POST /trainingRequests/{id}': { owner: 'assessoria', alsoMay: ['admin'], rows: 'school', request },
};
