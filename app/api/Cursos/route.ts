import { serve } from '@/lib/access/serve';
import { createCourse } from '@/lib/courses/commands/create-course';
import { createCourseOp, listCoursesOp } from '@/lib/courses/contract';
import { courseList } from '@/lib/courses/queries';

export const GET = serve(listCoursesOp, courseList);
export const PUT = serve(createCourseOp, createCourse);
