import { serve } from '@/lib/access/serve';
import { guardianExistsOp } from '@/lib/guardians/contract';
import { guardianExists } from '@/lib/guardians/queries/guardians';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const GET = serve(withInvalidCharacters(guardianExistsOp), guardianExists);
