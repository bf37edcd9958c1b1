import { serve } from '@/lib/access/serve';
import { advisorExistsOp } from '@/lib/advisors/contract';
import { advisorExists } from '@/lib/advisors/queries';

export const GET = serve(advisorExistsOp, advisorExists);
