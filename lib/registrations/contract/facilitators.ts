import type { facilitatorExists, facilitatorList } from '@/lib/facilitators/queries';
import { operation } from '@/lib/platform/http/operation';
import type { deleteFacilitator } from '../commands/delete-facilitator';
import type { linkFacilitator } from '../commands/link-facilitator';
import type { registerFacilitator } from '../commands/register-facilitator';
import type { unlinkFacilitator } from '../commands/unlink-facilitator';
import type { updateFacilitator } from '../commands/update-facilitator';
import type { facilitatorRecord } from '../queries/facilitator-record';
import type { linkableFacilitator } from '../queries/linkable-facilitator';

const names = { name: 'nome', photoUrl: 'fotoUrl', mmCode: 'facilitadormmcode', schoolId: 'escolaId' };
const params = { id: 'id' };

export const listFacilitatorsOp = operation<typeof facilitatorList>({
  method: 'GET',
  path: '/Instrutores',
  summary: 'Facilitators, a page at a time',
  names,
});

export const registerFacilitatorOp = operation<typeof registerFacilitator>({
  method: 'PUT',
  path: '/Instrutores',
  summary: 'Insert a facilitator',
  names,
  secret: true,
});

export const readFacilitatorOp = operation<typeof facilitatorRecord>({
  method: 'GET',
  path: '/Instrutores/{id}',
  summary: 'One facilitator',
  names,
  params,
});

export const updateFacilitatorOp = operation<typeof updateFacilitator>({
  method: 'POST',
  path: '/Instrutores/{id}',
  summary: 'Update a facilitator',
  names,
  params,
});

export const deleteFacilitatorOp = operation<typeof deleteFacilitator>({
  method: 'DELETE',
  path: '/Instrutores/{id}',
  summary: 'Delete a facilitator who never came in',
  names,
  params,
});

export const facilitatorExistsOp = operation<typeof facilitatorExists>({
  method: 'GET',
  path: '/Instrutores/{id}/exists',
  summary: 'Whether there is such a facilitator',
  names,
  params,
});

export const linkableFacilitatorOp = operation<typeof linkableFacilitator>({
  method: 'GET',
  path: '/Instrutores/linkable',
  summary: 'Who has exactly this login or e-mail, before linking',
  names,
});

export const linkFacilitatorOp = operation<typeof linkFacilitator>({
  method: 'PUT',
  path: '/Instrutores/links',
  summary: 'Link a facilitator who has a login already to a school',
  names,
});

export const unlinkFacilitatorOp = operation<typeof unlinkFacilitator>({
  method: 'DELETE',
  path: '/Instrutores/{id}/schools/{schoolId}',
  summary: 'Unlink a facilitator from a school',
  names,
  params: { id: 'id', schoolId: 'schoolId' },
});
