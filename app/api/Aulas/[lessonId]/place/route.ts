import { serve } from '@/lib/access/serve';
import { moveLesson } from '@/lib/courses/commands/move-lesson';
import { moveLessonOp } from '@/lib/courses/contract/lessons';

export const POST = serve(moveLessonOp, moveLesson);
