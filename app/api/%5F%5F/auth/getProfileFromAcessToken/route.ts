import { serve } from '@/lib/access/serve';
import { presentToken } from '@/lib/accounts/commands/present-token';
import { presentTokenOp } from '@/lib/accounts/contract';

export const POST = serve(presentTokenOp, presentToken);
