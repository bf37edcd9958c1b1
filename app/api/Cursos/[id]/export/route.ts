import { serve } from '@/lib/access/serve';
import { exportCourseOp } from '@/lib/course-transfer/contract';
import { exportedCourse } from '@/lib/course-transfer/queries/export-course';

export const GET = serve(exportCourseOp, exportedCourse);
