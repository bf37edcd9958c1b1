import { serve } from '@/lib/access/serve';
import { moduleProjectsOp } from '@/lib/lesson-plans/contract/modules';
import { moduleProjects } from '@/lib/lesson-plans/queries/modules';

export const GET = serve(moduleProjectsOp, moduleProjects);
