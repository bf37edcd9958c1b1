import { serve } from '@/lib/access/serve';
import { unitsOfClassOp } from '@/lib/units/contract';
import { unitsOfClass } from '@/lib/units/queries/units-of-class';

export const GET = serve(unitsOfClassOp, unitsOfClass);
