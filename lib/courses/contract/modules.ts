import { operation } from '@/lib/platform/http/operation';
import type { authoriseCourse } from '../commands/authorise-course';
import type { authoriseModule } from '../commands/authorise-module';
import type { createModule } from '../commands/create-module';
import type { deleteModule } from '../commands/delete-module';
import type { moveModule } from '../commands/move-module';
import type { withdrawAuthorisation } from '../commands/withdraw-authorisation';
import type { moduleForEditing } from '../queries/modules';

/** The spec quotes these names; the rest is ours. */
const names = { code: 'codigo', name: 'nome', courseCode: 'codigoCurso' };
/** Texts of many letters, glossaries of many words. */
const bodyBytesMax = 512 * 1024;

export const createModuleOp = operation<typeof createModule>({
  method: 'PUT',
  path: '/Cursos/modules',
  summary: 'Insert a module into a course',
  names,
  bodyBytesMax,
});

export const readModuleOp = operation<typeof moduleForEditing>({
  method: 'GET',
  path: '/Cursos/modules/{moduleId}',
  summary: 'One module as its editors see it',
  names,
  params: { moduleId: 'moduleId' },
});

export const deleteModuleOp = operation<typeof deleteModule>({
  method: 'DELETE',
  path: '/Cursos/modules/{moduleId}',
  summary: 'Delete a module without classes and units',
  names,
  params: { moduleId: 'moduleId' },
});

export const moveModuleOp = operation<typeof moveModule>({
  method: 'POST',
  path: '/Cursos/modules/{moduleId}/place',
  summary: 'Move a module within its course',
  names,
  params: { moduleId: 'moduleId' },
});

export const authoriseModuleOp = operation<typeof authoriseModule>({
  method: 'PUT',
  path: '/Cursos/modules/{moduleId}/schools/{schoolId}',
  summary: 'Let a school use a module from a day, perhaps until one',
  names,
  params: { moduleId: 'moduleId', schoolId: 'schoolId' },
});

export const withdrawAuthorisationOp = operation<typeof withdrawAuthorisation>({
  method: 'DELETE',
  path: '/Cursos/modules/{moduleId}/schools/{schoolId}',
  summary: 'Take the use of a module from a school',
  names,
  params: { moduleId: 'moduleId', schoolId: 'schoolId' },
});

export const authoriseCourseOp = operation<typeof authoriseCourse>({
  method: 'PUT',
  path: '/Cursos/{id}/authorisations',
  summary: 'Let a school use every module of a course from a day, perhaps until one',
  names,
  params: { id: 'code' },
});
