import { serve } from '@/lib/access/serve';
import { readDislikedOp } from '@/lib/training/contract/disliked';
import { dislikedAnswer } from '@/lib/training/queries/disliked';

export const GET = serve(readDislikedOp, dislikedAnswer);
