import { serve } from '@/lib/access/serve';
import { importCourse } from '@/lib/course-transfer/commands/import-course';
import { importCourseOp } from '@/lib/course-transfer/contract';

export const POST = serve(importCourseOp, importCourse);
