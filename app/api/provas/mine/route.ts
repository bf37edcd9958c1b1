import { serve } from '@/lib/access/serve';
import { ownTestsOp } from '@/lib/online-tests/contract';
import { ownTests } from '@/lib/online-tests/queries/own-tests';

export const GET = serve(ownTestsOp, ownTests);
