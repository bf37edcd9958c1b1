import { serve } from '@/lib/access/serve';
import { keyExistsOp } from '@/lib/school-ai/contract';
import { keyExists } from '@/lib/school-ai/queries/keys';

export const GET = serve(keyExistsOp, keyExists);
