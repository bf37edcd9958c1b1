import { serve } from '@/lib/access/serve';
import { setTimer } from '@/lib/lessons/commands/set-timer';
import { setTimerOp } from '@/lib/lessons/contract';

export const POST = serve(setTimerOp, setTimer);
