import { CourseRef } from '@/lib/courses/schemas';
import { operation } from '@/lib/platform/http/operation';
import { StreamAnswer } from '@/lib/platform/http/stream-answer';
import { CourseImported, CourseToCheck, CourseToImport, ImportCheck } from './schemas';

/** The spec quotes these two names; the rest is ours. */
const names = { code: 'codigo', name: 'nome' };

export const exportCourseOp = operation({
  method: 'GET',
  path: '/Cursos/{id}/export',
  summary: 'A course with its modules, lessons, plans and media, as one ZIP',
  input: CourseRef,
  reply: StreamAnswer,
  answer: 'stream',
  names,
  params: { id: 'code' },
});

export const checkImportOp = operation({
  method: 'POST',
  path: '/Cursos/imports/check',
  summary: 'What importing an archive that was sent would change; nothing is written',
  input: CourseToCheck,
  reply: ImportCheck,
  names,
  repeatable: true,
});

export const importCourseOp = operation({
  method: 'POST',
  path: '/Cursos/imports',
  summary: 'Import an archive as it was checked: all of it or nothing',
  input: CourseToImport,
  reply: CourseImported,
  names,
});
