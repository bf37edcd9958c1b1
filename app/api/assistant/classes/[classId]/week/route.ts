import { serve } from '@/lib/access/serve';
import { readClassWeekOp } from '@/lib/assistant/contract/classes';
import { classWeek } from '@/lib/assistant/queries/class-weeks';

export const GET = serve(readClassWeekOp, classWeek);
