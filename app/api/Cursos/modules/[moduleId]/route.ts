import { serve } from '@/lib/access/serve';
import { deleteModule } from '@/lib/courses/commands/delete-module';
import { deleteModuleOp, readModuleOp } from '@/lib/courses/contract/modules';
import { moduleForEditing } from '@/lib/courses/queries/modules';
import { updateModule } from '@/lib/lesson-plans/commands/update-module';
import { updateModuleOp } from '@/lib/lesson-plans/contract/catalogue';

export const GET = serve(readModuleOp, moduleForEditing);
export const POST = serve(updateModuleOp, updateModule);
export const DELETE = serve(deleteModuleOp, deleteModule);
