import { operation } from '@/lib/platform/http/operation';
import type { deleteStudent } from './commands/delete-student';
import type { registerStudent } from './commands/register-student';
import type { updateStudent } from './commands/update-student';
import type { possibleDuplicates } from './queries/duplicates';
import type { studentRecord } from './queries/student-record';
import type { studentExists, studentList } from './queries/students';

const names = { schoolId: 'escolaId', name: 'nome', photoUrl: 'fotoUrl', schoolYear: 'anoEducacaoBasica' };
const params = { id: 'id' };

export const registerStudentOp = operation<typeof registerStudent>({
  method: 'PUT',
  path: '/Alunos',
  summary: 'Insert a pupil, with those who answer for him and his first class',
  names,
  secret: true,
});

export const readStudentOp = operation<typeof studentRecord>({
  method: 'GET',
  path: '/Alunos/{id}',
  summary: 'One pupil',
  names,
  params,
});

export const updateStudentOp = operation<typeof updateStudent>({
  method: 'POST',
  path: '/Alunos/{id}',
  summary: 'Update a pupil, and who answers for him',
  names,
  params,
});

export const duplicatesOp = operation<typeof possibleDuplicates>({
  method: 'GET',
  path: '/Alunos/verificarDuplicidade',
  summary: 'Whether a login is taken, and who may be the same person',
  names,
});

export const listStudentsOp = operation<typeof studentList>({
  method: 'GET',
  path: '/Alunos',
  summary: 'Pupils, a page at a time',
  names,
});

export const deleteStudentOp = operation<typeof deleteStudent>({
  method: 'DELETE',
  path: '/Alunos/{id}',
  summary: 'Delete a pupil of whom nothing is known yet',
  names,
  params,
});

export const studentExistsOp = operation<typeof studentExists>({
  method: 'GET',
  path: '/Alunos/{id}/exists',
  summary: 'Whether a pupil is registered',
  names,
  params,
});
