import { serve } from '@/lib/access/serve';
import { deskOp } from '@/lib/classroom/contract';
import { desk } from '@/lib/classroom/queries/desk';

export const GET = serve(deskOp, desk);
