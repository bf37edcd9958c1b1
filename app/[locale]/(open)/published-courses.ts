import { publishedCourse, publishedCourses, publishedProjects } from '@/lib/courses/queries/published-courses';
import { publishedLesson, publishedModule } from '@/lib/courses/queries/published-lessons';
import { tagged } from '@/lib/platform/cache/tagged';

/** What the open pages show of courses, made anew when somebody saves or publishes one. */
export const shownCourses = tagged('courses', publishedCourses, 'courses.published');
export const shownCourse = tagged('courses', publishedCourse, 'courses.published-one');
export const shownModule = tagged('courses', publishedModule, 'courses.published-module');
export const shownLesson = tagged('courses', publishedLesson, 'courses.published-lesson');
export const shownProjects = tagged('courses', publishedProjects, 'courses.published-projects');
