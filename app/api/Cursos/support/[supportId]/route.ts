import { serve } from '@/lib/access/serve';
import { readSupportOp } from '@/lib/courses/contract/files';
import { supportFile } from '@/lib/lesson-plans/queries/support';

export const GET = serve(readSupportOp, supportFile);
