import { serve } from '@/lib/access/serve';
import { studentConsentsOp } from '@/lib/guardians/contract';
import { studentConsents } from '@/lib/guardians/queries/consents';

export const GET = serve(studentConsentsOp, studentConsents);
