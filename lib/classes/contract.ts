import { operation } from '@/lib/platform/http/operation';
import type { classExists, classList, classRoster } from './queries';

/** The spec quotes these names; the rest is ours. */
const names = { name: 'nome', courseCode: 'curso', moduleCode: 'modulo', schoolId: 'escolaId' };

export const listClassesOp = operation<typeof classList>({
  method: 'GET',
  path: '/turmas',
  summary: 'Classes, a page at a time',
  names,
});

export const classExistsOp = operation<typeof classExists>({
  method: 'GET',
  path: '/turmas/{id}/exists',
  params: { id: 'id' },
  summary: 'Whether there is such a class',
});

export const classRosterOp = operation<typeof classRoster>({
  method: 'GET',
  path: '/turmas/{id}/students',
  summary: 'Who is in a class now',
  names,
  params: { id: 'classId' },
});
