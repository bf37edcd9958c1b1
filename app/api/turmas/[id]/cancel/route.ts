import { serve } from '@/lib/access/serve';
import { cancelClass } from '@/lib/class-life/commands/cancel-class';
import { cancelClassOp } from '@/lib/class-life/contract';

export const POST = serve(cancelClassOp, cancelClass);
