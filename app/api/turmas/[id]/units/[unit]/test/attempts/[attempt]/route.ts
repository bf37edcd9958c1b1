import { serve } from '@/lib/access/serve';
import { readAttemptOp } from '@/lib/online-tests/contract';
import { attemptOfPupil } from '@/lib/online-tests/queries/attempt-of-pupil';

export const GET = serve(readAttemptOp, attemptOfPupil);
