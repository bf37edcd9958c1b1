import { serve } from '@/lib/access/serve';
import { studentProgressOp } from '@/lib/registrations/contract';
import { studentProgress } from '@/lib/registrations/queries/student-progress';

export const GET = serve(studentProgressOp, studentProgress);
