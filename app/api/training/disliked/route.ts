import { serve } from '@/lib/access/serve';
import { listDislikedOp } from '@/lib/training/contract/disliked';
import { dislikedAnswers } from '@/lib/training/queries/disliked';

export const GET = serve(listDislikedOp, dislikedAnswers);
