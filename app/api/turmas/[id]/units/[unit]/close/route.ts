import { serve } from '@/lib/access/serve';
import { closeUnit } from '@/lib/units/commands/close-unit';
import { closeUnitOp } from '@/lib/units/contract';

export const POST = serve(closeUnitOp, closeUnit);
