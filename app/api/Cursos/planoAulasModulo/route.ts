import { serve } from '@/lib/access/serve';
import { modulePlansOp } from '@/lib/lesson-plans/contract/modules';
import { modulePlans } from '@/lib/lesson-plans/queries/modules';

export const GET = serve(modulePlansOp, modulePlans);
