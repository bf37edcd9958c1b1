import { purposes } from '@/lib/files/rules';
import { operation } from '@/lib/platform/http/operation';
import {
  CourseChanges,
  CourseDeleted,
  CourseDetail,
  CourseExists,
  CoursePage,
  CoursePhoto,
  CoursePhotoUpload,
  CourseRef,
  CourseSearch,
  NewCourse,
} from './schemas';

/** The spec quotes these two names; the rest is ours. */
const names = { code: 'codigo', name: 'nome' };
const params = { id: 'code' };

export const listCoursesOp = operation({
  method: 'GET',
  path: '/Cursos',
  summary: 'Courses, a page at a time',
  input: CourseSearch,
  reply: CoursePage,
  names,
});

export const createCourseOp = operation({
  method: 'PUT',
  path: '/Cursos',
  summary: 'Insert a course',
  input: NewCourse,
  reply: CourseDetail,
  names,
});

export const readCourseOp = operation({
  method: 'GET',
  path: '/Cursos/{id}',
  summary: 'One course',
  input: CourseRef,
  reply: CourseDetail,
  names,
  params,
});

export const updateCourseOp = operation({
  method: 'POST',
  path: '/Cursos/{id}',
  summary: 'Update a course',
  input: CourseChanges,
  reply: CourseDetail,
  names,
  params,
});

export const deleteCourseOp = operation({
  method: 'DELETE',
  path: '/Cursos/{id}',
  summary: 'Delete a course',
  input: CourseRef,
  reply: CourseDeleted,
  names,
  params,
});

export const courseExistsOp = operation({
  method: 'GET',
  path: '/Cursos/{id}/exists',
  summary: 'Whether a course code is taken',
  input: CourseRef,
  reply: CourseExists,
  names,
  params,
});

export const uploadCoursePhotoOp = operation({
  method: 'POST',
  path: '/Cursos/photos',
  summary: 'Upload a photo, to be named by a course that is then saved',
  body: 'file',
  bodyBytesMax: purposes['course-photo'].bytesMax,
  input: CoursePhotoUpload,
  reply: CoursePhoto,
});
