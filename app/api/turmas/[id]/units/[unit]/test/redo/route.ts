import { serve } from '@/lib/access/serve';
import { redoTest } from '@/lib/online-tests/commands/redo-test';
import { redoTestOp } from '@/lib/online-tests/contract';

export const POST = serve(redoTestOp, redoTest);
