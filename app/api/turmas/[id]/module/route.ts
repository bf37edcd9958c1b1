import { serve } from '@/lib/access/serve';
import { changeModule } from '@/lib/class-life/commands/change-module';
import { changeModuleOp } from '@/lib/class-life/contract';

export const POST = serve(changeModuleOp, changeModule);
