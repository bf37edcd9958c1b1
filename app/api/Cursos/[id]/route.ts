import { serve } from '@/lib/access/serve';
import { deleteCourse } from '@/lib/courses/commands/delete-course';
import { deleteCourseOp, readCourseOp, updateCourseOp } from '@/lib/courses/contract';
import { courseByCode } from '@/lib/courses/queries';
import { changeCourse } from '@/lib/lesson-plans/commands/change-course';

export const GET = serve(readCourseOp, courseByCode);
export const POST = serve(updateCourseOp, changeCourse);
export const DELETE = serve(deleteCourseOp, deleteCourse);
