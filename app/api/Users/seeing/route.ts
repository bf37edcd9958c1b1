import { serve } from '@/lib/access/serve';
import { beginSeeing } from '@/lib/accounts/commands/begin-seeing';
import { beginSeeingOp } from '@/lib/accounts/contract';

export const POST = serve(beginSeeingOp, beginSeeing);
