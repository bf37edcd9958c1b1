import { serve } from '@/lib/access/serve';
import { ownStudent } from '@/lib/profile/queries';
import { ownStudentOp } from '@/lib/students/contract';

export const GET = serve(ownStudentOp, ownStudent);
