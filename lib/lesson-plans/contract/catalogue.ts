import { operation } from '@/lib/platform/http/operation';
import type { updateCourse } from '../commands/update-course';
import type { updateModule } from '../commands/update-module';
import type { supportFile } from '../queries/support';

/** The spec quotes these names; the rest is ours. */
const names = { code: 'codigo', name: 'nome', courseCode: 'codigoCurso' };

export const updateCourseOp = operation<typeof updateCourse>({
  method: 'POST',
  path: '/Cursos/{id}',
  summary: 'Update a course',
  names,
  params: { id: 'code' },
});

export const updateModuleOp = operation<typeof updateModule>({
  method: 'POST',
  path: '/Cursos/modules/{moduleId}',
  summary: 'Update a module and all that it lists',
  names,
  params: { moduleId: 'moduleId' },
  // Texts of many letters, glossaries of many words.
  bodyBytesMax: 512 * 1024,
});

export const readSupportOp = operation<typeof supportFile>({
  method: 'GET',
  path: '/Cursos/support/{supportId}',
  summary: 'The picture or file that helps the facilitators of a module',
  answer: 'file',
  params: { supportId: 'supportId' },
});
