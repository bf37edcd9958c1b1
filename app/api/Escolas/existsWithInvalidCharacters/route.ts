import { serve } from '@/lib/access/serve';
import { withInvalidCharacters } from '@/lib/platform/http/operation';
import { schoolExistsOp } from '@/lib/schools/contract';
import { schoolExists } from '@/lib/schools/queries';

export const GET = serve(withInvalidCharacters(schoolExistsOp), schoolExists);
