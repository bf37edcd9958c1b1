import { serve } from '@/lib/access/serve';
import { createUnit } from '@/lib/courses/commands/create-unit';
import { createUnitOp } from '@/lib/courses/contract/lessons';

export const PUT = serve(createUnitOp, createUnit);
