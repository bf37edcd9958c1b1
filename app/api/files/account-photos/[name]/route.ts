import { serve } from '@/lib/access/serve';
import { readFaceOp } from '@/lib/accounts/contract';
import { accountFace } from '@/lib/accounts/queries';

export const GET = serve(readFaceOp, accountFace);
