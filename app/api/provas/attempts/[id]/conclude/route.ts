import { serve } from '@/lib/access/serve';
import { concludeAttempt } from '@/lib/online-tests/commands/conclude-attempt';
import { concludeAttemptOp } from '@/lib/online-tests/contract';
import { ConcludeDoor } from '@/lib/online-tests/schemas/doors';
import { withAttemptKey } from '../with-attempt-key';

export const POST = serve(concludeAttemptOp, concludeAttempt, withAttemptKey(ConcludeDoor));
