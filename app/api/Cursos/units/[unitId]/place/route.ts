import { serve } from '@/lib/access/serve';
import { moveUnit } from '@/lib/courses/commands/move-unit';
import { moveUnitOp } from '@/lib/courses/contract/lessons';

export const POST = serve(moveUnitOp, moveUnit);
