import { serve } from '@/lib/access/serve';
import { moduleListOp } from '@/lib/lesson-plans/contract/modules';
import { moduleList } from '@/lib/lesson-plans/queries/module-lists';

export const GET = serve(moduleListOp, moduleList);
