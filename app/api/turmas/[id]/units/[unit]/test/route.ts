import { serve } from '@/lib/access/serve';
import { readTestBoardOp } from '@/lib/online-tests/contract';
import { testBoard } from '@/lib/online-tests/queries/board';

export const GET = serve(readTestBoardOp, testBoard);
