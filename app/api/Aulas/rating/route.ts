import { serve } from '@/lib/access/serve';
import { rateLessonOp } from '@/lib/lesson-plans/contract/plans';
import { rateLesson } from '@/lib/lesson-plans/commands/rate-lesson';

export const PUT = serve(rateLessonOp, rateLesson);
