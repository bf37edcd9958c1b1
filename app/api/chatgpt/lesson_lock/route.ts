import { serve } from '@/lib/access/serve';
import { lessonLockOp } from '@/lib/assistant/contract/lesson-lock';
import { lessonLock } from '@/lib/assistant/queries/lesson-lock';

export const GET = serve(lessonLockOp, lessonLock);
