import { serve } from '@/lib/access/serve';
import { ownStudentOp } from '@/lib/profile/contract';
import { ownStudent } from '@/lib/profile/queries';

export const GET = serve(ownStudentOp, ownStudent);
