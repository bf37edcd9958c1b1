import { operation } from '@/lib/platform/http/operation';
import type { duplicateCourse } from './commands/duplicate-course';
import type { importCourse } from './commands/import-course';
import type { importCheck } from './queries/check-import';
import type { exportedCourse } from './queries/export-course';

/** The spec quotes these two names; the rest is ours. */
const names = { code: 'codigo', name: 'nome' };

export const exportCourseOp = operation<typeof exportedCourse>({
  method: 'GET',
  path: '/Cursos/{id}/export',
  summary: 'A course with its modules, lessons, plans and media, as one ZIP',
  answer: 'stream',
  names,
  params: { id: 'code' },
});

export const checkImportOp = operation<typeof importCheck>({
  method: 'POST',
  path: '/Cursos/imports/check',
  summary: 'What importing an archive that was sent would change; nothing is written',
  names,
  repeatable: true,
});

export const importCourseOp = operation<typeof importCourse>({
  method: 'POST',
  path: '/Cursos/imports',
  summary: 'Import an archive as it was checked: all of it or nothing',
  names,
});

export const copyCourseOp = operation<typeof duplicateCourse>({
  method: 'POST',
  path: '/Cursos/copies',
  summary: 'A course with all its modules, lessons, plans and tests once more, as another version',
  names,
});
