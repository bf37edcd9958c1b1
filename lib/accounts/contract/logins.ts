import { operation } from '@/lib/platform/http/operation';
import type { createUser } from '../commands/create-user';
import type { deleteUser } from '../commands/delete-user';
import type { resetPassword } from '../commands/reset-password';
import type { updateUser } from '../commands/update-user';
import type { loginProposal, userById, userExists, userList } from '../queries/logins';

const names = { name: 'nome', photoUrl: 'urlFoto', schoolId: 'escolaId', schoolName: 'escolaNome' };
const params = { id: 'id' };

export const loginProposalOp = operation<typeof loginProposal>({
  method: 'GET',
  path: '/Users/loginProposal',
  summary: 'A login that nobody has, from a full name',
  names,
});

export const listUsersOp = operation<typeof userList>({
  method: 'GET',
  path: '/Users',
  summary: 'Logins, a page at a time',
  names,
});

export const createUserOp = operation<typeof createUser>({
  method: 'PUT',
  path: '/Users',
  summary: 'Insert the login of a school, an administrator or a selfie product',
  names,
  secret: true,
});

export const readUserOp = operation<typeof userById>({
  method: 'GET',
  path: '/Users/{id}',
  summary: 'One login',
  names,
  params,
});

export const updateUserOp = operation<typeof updateUser>({
  method: 'POST',
  path: '/Users/{id}',
  summary: 'Update a login; made inactive, its sessions end',
  names,
  params,
});

export const deleteUserOp = operation<typeof deleteUser>({
  method: 'DELETE',
  path: '/Users/{id}',
  summary: 'Delete a login whose person never came in',
  names,
  params,
});

export const userExistsOp = operation<typeof userExists>({
  method: 'GET',
  path: '/Users/{id}/exists',
  summary: 'Whether there is such a login',
  names,
  params,
});

export const resetPasswordOp = operation<typeof resetPassword>({
  method: 'POST',
  path: '/Users/{id}/password',
  summary: 'Send a link to a new password, or show a readable one once',
  names,
  params,
  secret: true,
});
