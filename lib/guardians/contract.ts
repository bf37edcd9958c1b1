import { operation } from '@/lib/platform/http/operation';
import type { createGuardian } from './commands/create-guardian';
import type { deleteGuardian } from './commands/delete-guardian';
import type { endConsent } from './commands/end-consent';
import type { giveConsents } from './commands/give-consents';
import type { updateGuardian } from './commands/update-guardian';
import type { studentConsents } from './queries/consents';
import type { guardianById, guardianExists, guardianList } from './queries/guardians';

const names = { schoolId: 'escolaId', name: 'nome' };
const params = { id: 'id' };

export const listGuardiansOp = operation<typeof guardianList>({
  method: 'GET',
  path: '/responsaveis',
  summary: 'Guardians, a page at a time',
  names,
});

export const createGuardianOp = operation<typeof createGuardian>({
  method: 'PUT',
  path: '/responsaveis',
  summary: 'Insert a guardian',
  names,
});

export const readGuardianOp = operation<typeof guardianById>({
  method: 'GET',
  path: '/responsaveis/{id}',
  summary: 'One guardian',
  names,
  params,
});

export const updateGuardianOp = operation<typeof updateGuardian>({
  method: 'POST',
  path: '/responsaveis/{id}',
  summary: 'Update a guardian',
  names,
  params,
});

export const deleteGuardianOp = operation<typeof deleteGuardian>({
  method: 'DELETE',
  path: '/responsaveis/{id}',
  summary: 'Delete a guardian who answers for nobody',
  names,
  params,
});

export const guardianExistsOp = operation<typeof guardianExists>({
  method: 'GET',
  path: '/responsaveis/{id}/exists',
  summary: 'Whether a guardian is registered',
  names,
  params,
});

export const studentConsentsOp = operation<typeof studentConsents>({
  method: 'GET',
  path: '/Alunos/{id}/consents',
  summary: "What a pupil's guardians allowed, and what has ended",
  params,
});

export const giveConsentsOp = operation<typeof giveConsents>({
  method: 'POST',
  path: '/Alunos/consents',
  summary: 'Record what guardians allowed, for one pupil or many; what stands already stays',
});

export const endConsentOp = operation<typeof endConsent>({
  method: 'POST',
  path: '/Alunos/consents/{id}/end',
  summary: 'End what a guardian allowed: it is off from then on',
  params,
});
