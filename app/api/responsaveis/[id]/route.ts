import { serve } from '@/lib/access/serve';
import { deleteGuardian } from '@/lib/guardians/commands/delete-guardian';
import { updateGuardian } from '@/lib/guardians/commands/update-guardian';
import { deleteGuardianOp, readGuardianOp, updateGuardianOp } from '@/lib/guardians/contract';
import { guardianById } from '@/lib/guardians/queries/guardians';

export const GET = serve(readGuardianOp, guardianById);
export const POST = serve(updateGuardianOp, updateGuardian);
export const DELETE = serve(deleteGuardianOp, deleteGuardian);
