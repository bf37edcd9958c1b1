import { serve } from '@/lib/access/serve';
import { classExistsOp } from '@/lib/classes/contract';
import { classExists } from '@/lib/classes/queries';

export const GET = serve(classExistsOp, classExists);
