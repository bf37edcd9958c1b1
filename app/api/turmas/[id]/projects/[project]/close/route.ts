import { serve } from '@/lib/access/serve';
import { closeProject } from '@/lib/projects/commands/close-project';
import { closeProjectOp } from '@/lib/projects/contract';

export const POST = serve(closeProjectOp, closeProject);
