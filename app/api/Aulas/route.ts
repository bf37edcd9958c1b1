import { serve } from '@/lib/access/serve';
import { createLesson } from '@/lib/courses/commands/create-lesson';
import { createLessonOp } from '@/lib/courses/contract/lessons';

export const PUT = serve(createLessonOp, createLesson);
