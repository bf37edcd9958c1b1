import { serve } from '@/lib/access/serve';
import { deleteCourse } from '@/lib/courses/commands/delete-course';
import { deleteCourseOp, readCourseOp } from '@/lib/courses/contract';
import { courseByCode } from '@/lib/courses/queries';
import { updateCourse } from '@/lib/lesson-plans/commands/update-course';
import { updateCourseOp } from '@/lib/lesson-plans/contract/catalogue';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const GET = serve(withInvalidCharacters(readCourseOp), courseByCode);
export const POST = serve(withInvalidCharacters(updateCourseOp), updateCourse);
export const DELETE = serve(withInvalidCharacters(deleteCourseOp), deleteCourse);
