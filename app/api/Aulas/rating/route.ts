import { serve } from '@/lib/access/serve';
import { rateLesson } from '@/lib/lesson-plans/commands/rate-lesson';
import { rateLessonOp } from '@/lib/lesson-plans/contract/plans';

export const PUT = serve(rateLessonOp, rateLesson);
