import { live } from '@/app/live';
import { missedEventsOp } from '@/lib/access/live/contract';
import { serve } from '@/lib/access/serve';

export const GET = serve(missedEventsOp, live.missed);
