import { serve } from '@/lib/access/serve';
import { saveAnswers } from '@/lib/online-tests/commands/save-answers';
import { saveAnswersOp } from '@/lib/online-tests/contract';
import { GivenAnswersDoor } from '@/lib/online-tests/schemas/doors';
import { withAttemptKey } from '../with-attempt-key';

export const POST = serve(saveAnswersOp, saveAnswers, withAttemptKey(GivenAnswersDoor));
