import { serve } from '@/lib/access/serve';
import { closeLesson } from '@/lib/lessons/commands/close-lesson';
import { closeLessonOp } from '@/lib/lessons/contract';

export const POST = serve(closeLessonOp, closeLesson);
