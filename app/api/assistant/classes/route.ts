import { serve } from '@/lib/access/serve';
import { listClassWeeksOp } from '@/lib/assistant/contract/classes';
import { classWeeks } from '@/lib/assistant/queries/class-weeks';

export const GET = serve(listClassWeeksOp, classWeeks);
