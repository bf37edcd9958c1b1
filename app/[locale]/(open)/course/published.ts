import { publishedCourse, publishedCourses } from '@/lib/courses/queries';
import { tagged } from '@/lib/platform/cache/tagged';

/** What the open course pages show, made anew when an administrator saves a course. */
export const shownCourses = tagged('courses', publishedCourses, 'courses.published');
export const shownCourse = tagged('courses', publishedCourse, 'courses.published-one');
