import { serve } from '@/lib/access/serve';
import { listClassWeeksOp } from '@/lib/class-reading/contract/classes';
import { classWeeks } from '@/lib/class-reading/queries/class-weeks';

export const GET = serve(listClassWeeksOp, classWeeks);
