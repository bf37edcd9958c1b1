import { serve } from '@/lib/access/serve';
import { moveModule } from '@/lib/courses/commands/move-module';
import { moveModuleOp } from '@/lib/courses/contract/modules';

export const POST = serve(moveModuleOp, moveModule);
