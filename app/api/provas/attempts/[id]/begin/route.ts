import { serve } from '@/lib/access/serve';
import { beginAttempt } from '@/lib/online-tests/commands/begin-attempt';
import { beginAttemptOp } from '@/lib/online-tests/contract';

export const POST = serve(beginAttemptOp, beginAttempt);
