import { serve } from '@/lib/access/serve';
import { schoolExistsOp } from '@/lib/schools/contract';
import { schoolExists } from '@/lib/schools/queries';

export const GET = serve(schoolExistsOp, schoolExists);
