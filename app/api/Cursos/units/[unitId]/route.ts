import { serve } from '@/lib/access/serve';
import { deleteUnit } from '@/lib/courses/commands/delete-unit';
import { updateUnit } from '@/lib/courses/commands/update-unit';
import { deleteUnitOp, updateUnitOp } from '@/lib/courses/contract/lessons';

export const POST = serve(updateUnitOp, updateUnit);
export const DELETE = serve(deleteUnitOp, deleteUnit);
