import type { publishedProjects } from '@/lib/courses/queries/published-courses';

/** A course with the projects of its open modules. */
export type ProjectsOfCourse = Awaited<ReturnType<typeof publishedProjects>>[number];
