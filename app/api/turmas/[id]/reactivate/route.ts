import { serve } from '@/lib/access/serve';
import { reactivateClass } from '@/lib/class-life/commands/reactivate-class';
import { reactivateClassOp } from '@/lib/class-life/contract';

export const POST = serve(reactivateClassOp, reactivateClass);
