import { serve } from '@/lib/access/serve';
import { exportCourseOp } from '@/lib/course-transfer/contract';
import { exportedCourse } from '@/lib/course-transfer/queries/export-course';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const GET = serve(withInvalidCharacters(exportCourseOp), exportedCourse);
