import { serve } from '@/lib/access/serve';
import { deleteCourse } from '@/lib/courses/commands/delete-course';
import { updateCourse } from '@/lib/courses/commands/update-course';
import { deleteCourseOp, readCourseOp, updateCourseOp } from '@/lib/courses/contract';
import { courseByCode } from '@/lib/courses/queries';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const GET = serve(withInvalidCharacters(readCourseOp), courseByCode);
export const POST = serve(withInvalidCharacters(updateCourseOp), updateCourse);
export const DELETE = serve(withInvalidCharacters(deleteCourseOp), deleteCourse);
