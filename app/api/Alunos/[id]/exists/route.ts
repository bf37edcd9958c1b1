import { serve } from '@/lib/access/serve';
import { studentExistsOp } from '@/lib/registrations/contract';
import { studentExists } from '@/lib/registrations/queries/students';

export const GET = serve(studentExistsOp, studentExists);
