import { serve } from '@/lib/access/serve';
import { deleteModule } from '@/lib/courses/commands/delete-module';
import { deleteModuleOp, readModuleOp, updateModuleOp } from '@/lib/courses/contract/modules';
import { moduleForEditing } from '@/lib/courses/queries/modules';
import { changeModule } from '@/lib/lesson-plans/commands/change-module';

export const GET = serve(readModuleOp, moduleForEditing);
export const POST = serve(updateModuleOp, changeModule);
export const DELETE = serve(deleteModuleOp, deleteModule);
