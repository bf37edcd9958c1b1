import { serve } from '@/lib/access/serve';
import { createModule } from '@/lib/courses/commands/create-module';
import { createModuleOp } from '@/lib/courses/contract/modules';

export const PUT = serve(createModuleOp, createModule);
