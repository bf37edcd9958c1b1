import { serve } from '@/lib/access/serve';
import { adjustPoints } from '@/lib/units/commands/adjust-points';
import { adjustPointsOp } from '@/lib/units/contract';

export const POST = serve(adjustPointsOp, adjustPoints);
