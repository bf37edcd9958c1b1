import { serve } from '@/lib/access/serve';
import { readSupportOp } from '@/lib/lesson-plans/contract/catalogue';
import { supportFile } from '@/lib/lesson-plans/queries/support';

export const GET = serve(readSupportOp, supportFile);
