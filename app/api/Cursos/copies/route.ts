import { serve } from '@/lib/access/serve';
import { duplicateCourse } from '@/lib/course-transfer/commands/duplicate-course';
import { copyCourseOp } from '@/lib/course-transfer/contract';

export const POST = serve(copyCourseOp, duplicateCourse);
