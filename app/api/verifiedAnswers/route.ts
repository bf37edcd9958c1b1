import { serve } from '@/lib/access/serve';
import { keepVerifiedAnswer } from '@/lib/verified-answers/commands/keep-verified-answer';
import { keepVerifiedAnswerOp, listVerifiedAnswersOp } from '@/lib/verified-answers/contract';
import { verifiedAnswerList } from '@/lib/verified-answers/queries/verified-answers';

export const GET = serve(listVerifiedAnswersOp, verifiedAnswerList);
export const PUT = serve(keepVerifiedAnswerOp, keepVerifiedAnswer);
