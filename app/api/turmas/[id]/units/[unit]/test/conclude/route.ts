import { serve } from '@/lib/access/serve';
import { concludeTests } from '@/lib/online-tests/commands/conclude-tests';
import { concludeTestsOp } from '@/lib/online-tests/contract';

export const POST = serve(concludeTestsOp, concludeTests);
