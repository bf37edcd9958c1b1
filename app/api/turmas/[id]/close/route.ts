import { serve } from '@/lib/access/serve';
import { closeClass } from '@/lib/class-life/commands/close-class';
import { closeClassOp } from '@/lib/class-life/contract';

export const POST = serve(closeClassOp, closeClass);
