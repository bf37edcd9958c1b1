import { serve } from '@/lib/access/serve';
import { assessLesson } from '@/lib/self-assessments/commands/assess-lesson';
import { assessLessonOp } from '@/lib/self-assessments/contract';

export const POST = serve(assessLessonOp, assessLesson);
