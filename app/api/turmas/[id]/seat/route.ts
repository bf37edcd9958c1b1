import { serve } from '@/lib/access/serve';
import { seatOp } from '@/lib/classroom/contract';
import { seat } from '@/lib/classroom/queries/seat';

export const GET = serve(seatOp, seat);
