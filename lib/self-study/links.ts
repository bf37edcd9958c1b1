import { segments } from '@/lib/platform/links';

export const links = {
  selfStudy: () => '/selfstudy',
  selfStudyCourse: (course: string) => `/selfstudy/${segments(course)}`,
  selfStudyLesson: (course: string, lesson: string) => `/selfstudy/${segments(course, lesson)}`,
} as const;
