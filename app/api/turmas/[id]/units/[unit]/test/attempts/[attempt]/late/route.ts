import { serve } from '@/lib/access/serve';
import { acceptLateAnswers } from '@/lib/online-tests/commands/accept-late-answers';
import { acceptLateOp } from '@/lib/online-tests/contract';

export const POST = serve(acceptLateOp, acceptLateAnswers);
