// Relative, because next.config.ts reads this file and knows no alias.
import { apiAddress } from '../platform/browser/api-base';
import { segments } from '../platform/links';

export const links = {
  courses: () => '/course',
  course: (code: string) => `/course/${encodeURIComponent(code)}`,
  courseModule: (course: string, module: string) => `/course/${segments(course, module)}`,
  /** A course's photo, beside its name or as the one picture of a page. */
  coursePhoto: (photoUrl: string, size: 'small' | 'wide') => `${photoUrl}/${size}`,
  lessons: () => '/lesson',
  lesson: ({ course, module, unit, code }: LessonPlace) => `/lesson/${segments(course, module, String(unit), code)}`,
  projects: () => '/projects',
  courseProjects: (course: string) => `/projects/${segments(course)}`,
  mmcode: () => '/mmcode',
  supportFile: (id: string) => apiAddress(`/Cursos/support/${id}`),
  admCourses: () => '/adm/courses',
  admNewCourse: () => '/adm/courses/new',
  admCourse: (code: string) => `/adm/courses/${segments(code)}`,
  admModules: (course: string) => `/adm/courses/${segments(course)}/modules`,
  admNewModule: (course: string) => `/adm/courses/${segments(course)}/modules/new`,
  admModule: (course: string, module: string) => `/adm/courses/${segments(course)}/modules/${segments(module)}`,
  admLessons: (course: string, module: string) => `${links.admModule(course, module)}/lessons`,
  admModuleSchools: (course: string, module: string) => `${links.admModule(course, module)}/schools`,
  admLesson: (course: string, module: string, lesson: string) =>
    `${links.admLessons(course, module)}/${segments(lesson)}`,
  admLessonPreview: (course: string, module: string, lesson: string) =>
    `${links.admLesson(course, module, lesson)}/preview`,
} as const;

/** Where a lesson stands: codes of its course and module, the number of its unit, and its own code. */
export type LessonPlace = { course: string; module: string; unit: number | string; code: string };
