import { serve } from '@/lib/access/serve';
import { ownStudentOp } from '@/lib/students/contract';
import { ownStudent } from '@/lib/students/queries';

export const GET = serve(ownStudentOp, ownStudent);
