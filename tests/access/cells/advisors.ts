import { randomUUID } from 'node:crypto';
import { db } from '@/lib/platform/db/client';
import { account } from '@/tests/support/world';
import type { Cell, Row, Sent } from './cell';
import { withTwins } from './twins';

const person = { nome: 'Iolanda Tavares', fotoUrl: null, email: 'iolanda@school.example' };

function administered(request: Cell['request']): Cell {
  return { owner: 'admin', rows: 'catalogue', request };
}

const byPath =
  (suffix = '', body?: unknown) =>
  async ({ schoolId }: Row): Promise<Sent> => {
    const { id } = await account('assessoria', schoolId, undefined, { firstAccess: true });
    return { path: `/Advisors/${id}${suffix}`, params: { id }, body };
  };

/** A school is entrusted to one advisor: nobody else links it, of whatever school. */
async function ownSchool({ schoolId, owner }: Row): Promise<Sent> {
  await db().advisorSchool.createMany({ data: [{ accountId: owner.actor.id, schoolId }], skipDuplicates: true });
  return { path: `/Advisors/own/schools/${schoolId}`, params: { schoolId } };
}

export const advisorCells = withTwins({
  'GET /Advisors': administered(async () => ({ path: '/Advisors' })),
  'PUT /Advisors': administered(async ({ schoolId }) => {
    const secret = { password: 'nova1234', confirmation: 'nova1234' };
    const body = { ...person, ...secret, login: `iolanda-${randomUUID()}`, schoolIds: [schoolId] };
    return { path: '/Advisors', body };
  }),
  'GET /Advisors/{id}': administered(byPath()),
  'POST /Advisors/{id}': administered(byPath('', { ...person, schoolIds: [], active: true, revision: 1 })),
  'DELETE /Advisors/{id}': administered(byPath()),
  'GET /Advisors/{id}/exists': administered(byPath('/exists')),
  'GET /Advisors/own/schools': {
    owner: 'assessoria',
    rows: 'catalogue',
    request: async () => ({ path: '/Advisors/own/schools' }),
  },
  'PUT /Advisors/own/schools/{schoolId}': { owner: 'assessoria', rows: 'person', request: ownSchool },
  'DELETE /Advisors/own/schools/{schoolId}': { owner: 'assessoria', rows: 'person', request: ownSchool },
});
