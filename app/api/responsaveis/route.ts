import { serve } from '@/lib/access/serve';
import { createGuardian } from '@/lib/guardians/commands/create-guardian';
import { createGuardianOp, listGuardiansOp } from '@/lib/guardians/contract';
import { guardianList } from '@/lib/guardians/queries/guardians';

export const GET = serve(listGuardiansOp, guardianList);
export const PUT = serve(createGuardianOp, createGuardian);
