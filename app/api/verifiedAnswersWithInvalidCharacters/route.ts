import { serve } from '@/lib/access/serve';
import { withInvalidCharacters } from '@/lib/platform/http/operation';
import { deleteVerifiedAnswer } from '@/lib/verified-answers/commands/delete-verified-answer';
import { updateVerifiedAnswer } from '@/lib/verified-answers/commands/update-verified-answer';
import { deleteVerifiedAnswerOp, readVerifiedAnswerOp, updateVerifiedAnswerOp } from '@/lib/verified-answers/contract';
import { verifiedAnswerById } from '@/lib/verified-answers/queries/verified-answers';

export const GET = serve(withInvalidCharacters(readVerifiedAnswerOp), verifiedAnswerById);
export const POST = serve(withInvalidCharacters(updateVerifiedAnswerOp), updateVerifiedAnswer);
export const DELETE = serve(withInvalidCharacters(deleteVerifiedAnswerOp), deleteVerifiedAnswer);
