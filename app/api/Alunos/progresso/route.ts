import { serve } from '@/lib/access/serve';
import { studentProgressOp } from '@/lib/units/contract';
import { studentProgress } from '@/lib/units/queries/student-progress';

export const GET = serve(studentProgressOp, studentProgress);
