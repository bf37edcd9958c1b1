import { serve } from '@/lib/access/serve';
import { readSchoolOp } from '@/lib/schools/contract';
import { schoolCard } from '@/lib/schools/queries';

export const GET = serve(readSchoolOp, schoolCard);
