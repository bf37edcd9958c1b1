import { serve } from '@/lib/access/serve';
import { ownModulesOp } from '@/lib/assistant/contract/own-modules';
import { ownModules } from '@/lib/assistant/queries/own-modules';

export const GET = serve(ownModulesOp, ownModules);
