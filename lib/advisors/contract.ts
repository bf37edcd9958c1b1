import { operation } from '@/lib/platform/http/operation';
import type { deleteAdvisor } from './commands/delete-advisor';
import type { linkSchool } from './commands/link-school';
import type { registerAdvisor } from './commands/register-advisor';
import type { unlinkSchool } from './commands/unlink-school';
import type { updateAdvisor } from './commands/update-advisor';
import type { advisorById, advisorExists, advisorList, ownAdvisedSchools } from './queries';

const names = { name: 'nome', photoUrl: 'fotoUrl', schoolId: 'escolaId', city: 'municipio', state: 'uf' };
const params = { id: 'id' };

export const listAdvisorsOp = operation<typeof advisorList>({
  method: 'GET',
  path: '/Advisors',
  summary: 'Advisors, a page at a time',
  names,
});

export const registerAdvisorOp = operation<typeof registerAdvisor>({
  method: 'PUT',
  path: '/Advisors',
  summary: 'Insert an advisor',
  names,
  secret: true,
});

export const readAdvisorOp = operation<typeof advisorById>({
  method: 'GET',
  path: '/Advisors/{id}',
  summary: 'One advisor',
  names,
  params,
});

export const updateAdvisorOp = operation<typeof updateAdvisor>({
  method: 'POST',
  path: '/Advisors/{id}',
  summary: 'Update an advisor, and the schools that are entrusted',
  names,
  params,
});

export const deleteAdvisorOp = operation<typeof deleteAdvisor>({
  method: 'DELETE',
  path: '/Advisors/{id}',
  summary: 'Delete an advisor who never came in',
  names,
  params,
});

export const advisorExistsOp = operation<typeof advisorExists>({
  method: 'GET',
  path: '/Advisors/{id}/exists',
  summary: 'Whether there is such an advisor',
  names,
  params,
});

export const ownAdvisedSchoolsOp = operation<typeof ownAdvisedSchools>({
  method: 'GET',
  path: '/Advisors/own/schools',
  summary: 'The schools that are entrusted to the caller, and which are linked',
  names,
});

const own = { names, params: { schoolId: 'schoolId' } };

export const linkSchoolOp = operation<typeof linkSchool>({
  method: 'PUT',
  path: '/Advisors/own/schools/{schoolId}',
  summary: 'Link an entrusted school',
  ...own,
});

export const unlinkSchoolOp = operation<typeof unlinkSchool>({
  method: 'DELETE',
  path: '/Advisors/own/schools/{schoolId}',
  summary: 'Unlink a school',
  ...own,
});
