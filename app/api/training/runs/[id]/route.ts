import { serve } from '@/lib/access/serve';
import { readRunOp } from '@/lib/training/contract/evaluation';
import { runById } from '@/lib/training/queries/runs';

export const GET = serve(readRunOp, runById);
