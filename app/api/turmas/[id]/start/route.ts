import { serve } from '@/lib/access/serve';
import { startClass } from '@/lib/class-life/commands/start-class';
import { startClassOp } from '@/lib/class-life/contract';

export const POST = serve(startClassOp, startClass);
