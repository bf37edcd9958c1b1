import { serve } from '@/lib/access/serve';
import { releaseTest } from '@/lib/online-tests/commands/release-test';
import { releaseTestOp } from '@/lib/online-tests/contract';

export const POST = serve(releaseTestOp, releaseTest);
