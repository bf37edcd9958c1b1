import { serve } from '@/lib/access/serve';
import { deleteCourse } from '@/lib/courses/commands/delete-course';
import { updateCourse } from '@/lib/courses/commands/update-course';
import { deleteCourseOp, readCourseOp, updateCourseOp } from '@/lib/courses/contract';
import { courseByCode } from '@/lib/courses/queries';

export const GET = serve(readCourseOp, courseByCode);
export const POST = serve(updateCourseOp, updateCourse);
export const DELETE = serve(deleteCourseOp, deleteCourse);
