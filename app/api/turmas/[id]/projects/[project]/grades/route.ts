import { serve } from '@/lib/access/serve';
import { gradeProject } from '@/lib/projects/commands/grade-project';
import { gradeProjectOp } from '@/lib/projects/contract';

export const POST = serve(gradeProjectOp, gradeProject);
