import { serve } from '@/lib/access/serve';
import { advisorExistsOp } from '@/lib/advisors/contract';
import { advisorExists } from '@/lib/advisors/queries';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const GET = serve(withInvalidCharacters(advisorExistsOp), advisorExists);
