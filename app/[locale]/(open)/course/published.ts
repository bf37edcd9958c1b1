import { publishedCourse, publishedCourses } from '@/lib/courses/queries/published-courses';
import { publishedModule } from '@/lib/courses/queries/published-lessons';
import { tagged } from '@/lib/platform/cache/tagged';

/** What the open course pages show, made anew when an administrator saves a course. */
export const shownCourses = tagged('courses', publishedCourses, 'courses.published');
export const shownCourse = tagged('courses', publishedCourse, 'courses.published-one');
export const shownModule = tagged('courses', publishedModule, 'courses.published-module');
