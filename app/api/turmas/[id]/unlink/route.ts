import { serve } from '@/lib/access/serve';
import { unlinkClass } from '@/lib/class-life/commands/unlink-class';
import { unlinkClassOp } from '@/lib/class-life/contract';

export const POST = serve(unlinkClassOp, unlinkClass);
