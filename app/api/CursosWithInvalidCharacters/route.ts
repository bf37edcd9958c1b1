import { serve } from '@/lib/access/serve';
import { deleteCourse } from '@/lib/courses/commands/delete-course';
import { deleteCourseOp, readCourseOp, updateCourseOp } from '@/lib/courses/contract';
import { courseByCode } from '@/lib/courses/queries';
import { changeCourse } from '@/lib/lesson-plans/commands/change-course';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const GET = serve(withInvalidCharacters(readCourseOp), courseByCode);
export const POST = serve(withInvalidCharacters(updateCourseOp), changeCourse);
export const DELETE = serve(withInvalidCharacters(deleteCourseOp), deleteCourse);
