import { serve } from '@/lib/access/serve';
import { lessonDivisionOp } from '@/lib/lesson-plans/contract/modules';
import { lessonDivision } from '@/lib/lesson-plans/queries/modules';

export const GET = serve(lessonDivisionOp, lessonDivision);
