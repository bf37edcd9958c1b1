import { publishedCourse, publishedCourses, publishedProjects } from '@/lib/courses/queries/published-courses';
import { publishedExample, publishedLesson, publishedModule } from '@/lib/lesson-plans/queries/published-lessons';
import { tagged } from '@/lib/platform/cache/tagged';

/** What the open pages show of courses, made anew when somebody saves or publishes one. */
export const shownCourses = tagged('courses', publishedCourses, 'courses.published');
export const shownCourse = tagged('courses', publishedCourse, 'courses.published-one');
export const shownModule = tagged('courses', publishedModule, 'lesson-plans.published-module');
export const shownLesson = tagged('courses', publishedLesson, 'lesson-plans.published-lesson');
export const shownProjects = tagged('courses', publishedProjects, 'courses.published-projects');
export const shownExample = tagged('courses', publishedExample, 'lesson-plans.published-example');
