import { serve } from '@/lib/access/serve';
import { guardianExistsOp } from '@/lib/guardians/contract';
import { guardianExists } from '@/lib/guardians/queries/guardians';

export const GET = serve(guardianExistsOp, guardianExists);
