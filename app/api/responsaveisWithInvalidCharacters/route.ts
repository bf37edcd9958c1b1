import { serve } from '@/lib/access/serve';
import { deleteGuardian } from '@/lib/guardians/commands/delete-guardian';
import { updateGuardian } from '@/lib/guardians/commands/update-guardian';
import { deleteGuardianOp, readGuardianOp, updateGuardianOp } from '@/lib/guardians/contract';
import { guardianById } from '@/lib/guardians/queries/guardians';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const GET = serve(withInvalidCharacters(readGuardianOp), guardianById);
export const POST = serve(withInvalidCharacters(updateGuardianOp), updateGuardian);
export const DELETE = serve(withInvalidCharacters(deleteGuardianOp), deleteGuardian);
