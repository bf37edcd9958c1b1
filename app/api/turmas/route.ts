import { serve } from '@/lib/access/serve';
import { createClass } from '@/lib/class-life/commands/create-class';
import { createClassOp } from '@/lib/class-life/contract';
import { listClassesOp } from '@/lib/classes/contract';
import { classList } from '@/lib/classes/queries';

export const GET = serve(listClassesOp, classList);
export const PUT = serve(createClassOp, createClass);
