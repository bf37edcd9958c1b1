import { serve } from '@/lib/access/serve';
import { readClassWeekOp } from '@/lib/class-reading/contract/classes';
import { classWeek } from '@/lib/class-reading/queries/class-weeks';

export const GET = serve(readClassWeekOp, classWeek);
