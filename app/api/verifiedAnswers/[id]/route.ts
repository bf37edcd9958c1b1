import { serve } from '@/lib/access/serve';
import { deleteVerifiedAnswer } from '@/lib/verified-answers/commands/delete-verified-answer';
import { updateVerifiedAnswer } from '@/lib/verified-answers/commands/update-verified-answer';
import { deleteVerifiedAnswerOp, readVerifiedAnswerOp, updateVerifiedAnswerOp } from '@/lib/verified-answers/contract';
import { verifiedAnswerById } from '@/lib/verified-answers/queries/verified-answers';

export const GET = serve(readVerifiedAnswerOp, verifiedAnswerById);
export const POST = serve(updateVerifiedAnswerOp, updateVerifiedAnswer);
export const DELETE = serve(deleteVerifiedAnswerOp, deleteVerifiedAnswer);
