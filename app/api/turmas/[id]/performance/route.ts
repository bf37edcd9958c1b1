import { serve } from '@/lib/access/serve';
import { classPerformanceOp } from '@/lib/units/contract';
import { classPerformance } from '@/lib/units/queries/class-performance';

export const GET = serve(classPerformanceOp, classPerformance);
