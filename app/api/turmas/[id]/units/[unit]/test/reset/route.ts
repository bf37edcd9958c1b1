import { serve } from '@/lib/access/serve';
import { resetTest } from '@/lib/online-tests/commands/reset-test';
import { resetTestOp } from '@/lib/online-tests/contract';

export const POST = serve(resetTestOp, resetTest);
