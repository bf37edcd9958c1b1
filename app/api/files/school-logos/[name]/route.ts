import { serve } from '@/lib/access/serve';
import { readLogoOp } from '@/lib/schools/contract';
import { schoolLogo } from '@/lib/schools/queries';

export const GET = serve(readLogoOp, schoolLogo);
