import { operation } from '@/lib/platform/http/operation';
import {
  Authorisation,
  AuthorisationDetail,
  AuthorisationRef,
  Deleted,
  ModuleChanges,
  ModuleDetail,
  ModuleMove,
  ModuleRef,
  NewModule,
  Order,
} from '../schemas/modules';

/** The spec quotes these names; the rest is ours. */
const names = { code: 'codigo', name: 'nome', courseCode: 'codigoCurso' };
/** Texts of many letters, glossaries of many words. */
const bodyBytesMax = 512 * 1024;

export const createModuleOp = operation({
  method: 'PUT',
  path: '/Cursos/modules',
  summary: 'Insert a module into a course',
  input: NewModule,
  reply: ModuleDetail,
  names,
  bodyBytesMax,
});

export const readModuleOp = operation({
  method: 'GET',
  path: '/Cursos/modules/{moduleId}',
  summary: 'One module as its editors see it',
  input: ModuleRef,
  reply: ModuleDetail,
  names,
  params: { moduleId: 'moduleId' },
});

export const updateModuleOp = operation({
  method: 'POST',
  path: '/Cursos/modules/{moduleId}',
  summary: 'Update a module and all that it lists',
  input: ModuleChanges,
  reply: ModuleDetail,
  names,
  params: { moduleId: 'moduleId' },
  bodyBytesMax,
});

export const deleteModuleOp = operation({
  method: 'DELETE',
  path: '/Cursos/modules/{moduleId}',
  summary: 'Delete a module without classes and units',
  input: ModuleRef,
  reply: Deleted,
  names,
  params: { moduleId: 'moduleId' },
});

export const moveModuleOp = operation({
  method: 'POST',
  path: '/Cursos/modules/{moduleId}/place',
  summary: 'Move a module within its course',
  input: ModuleMove,
  reply: Order,
  names,
  params: { moduleId: 'moduleId' },
});

export const authoriseModuleOp = operation({
  method: 'PUT',
  path: '/Cursos/modules/{moduleId}/schools/{schoolId}',
  summary: 'Let a school use a module from a day, perhaps until one',
  input: Authorisation,
  reply: AuthorisationDetail,
  names,
  params: { moduleId: 'moduleId', schoolId: 'schoolId' },
});

export const withdrawAuthorisationOp = operation({
  method: 'DELETE',
  path: '/Cursos/modules/{moduleId}/schools/{schoolId}',
  summary: 'Take the use of a module from a school',
  input: AuthorisationRef,
  reply: Deleted,
  names,
  params: { moduleId: 'moduleId', schoolId: 'schoolId' },
});
