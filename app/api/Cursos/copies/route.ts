import { serve } from '@/lib/access/serve';
import { duplicateCourse } from '@/lib/lesson-plans/commands/duplicate-course';
import { copyCourseOp } from '@/lib/lesson-plans/contract/drafts';

export const POST = serve(copyCourseOp, duplicateCourse);
