import { serve } from '@/lib/access/serve';
import { startLesson } from '@/lib/lessons/commands/start-lesson';
import { startLessonOp } from '@/lib/lessons/contract';

export const POST = serve(startLessonOp, startLesson);
