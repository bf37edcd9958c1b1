import { purposes } from '@/lib/files/rules';
import { operation } from '@/lib/platform/http/operation';
import type { createCourse } from './commands/create-course';
import type { deleteCourse } from './commands/delete-course';
import type { storeCoursePhoto } from './commands/store-course-photo';
import type { courseByCode, courseExists, courseList } from './queries';

/** The spec quotes these two names; the rest is ours. */
const names = { code: 'codigo', name: 'nome' };
const params = { id: 'code' };

export const listCoursesOp = operation<typeof courseList>({
  method: 'GET',
  path: '/Cursos',
  summary: 'Courses, a page at a time',
  names,
});

export const createCourseOp = operation<typeof createCourse>({
  method: 'PUT',
  path: '/Cursos',
  summary: 'Insert a course',
  names,
});

export const readCourseOp = operation<typeof courseByCode>({
  method: 'GET',
  path: '/Cursos/{id}',
  summary: 'One course',
  names,
  params,
});

export const deleteCourseOp = operation<typeof deleteCourse>({
  method: 'DELETE',
  path: '/Cursos/{id}',
  summary: 'Delete a course',
  names,
  params,
});

export const courseExistsOp = operation<typeof courseExists>({
  method: 'GET',
  path: '/Cursos/{id}/exists',
  summary: 'Whether a course code is taken',
  names,
  params,
});

export const uploadCoursePhotoOp = operation<typeof storeCoursePhoto>({
  method: 'POST',
  path: '/Cursos/photos',
  summary: 'Upload a photo, to be named by a course that is then saved',
  body: 'file',
  bodyBytesMax: purposes['course-photo'].bytesMax,
});
