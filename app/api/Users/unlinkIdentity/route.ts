import { serve } from '@/lib/access/serve';
import { unlinkIdentity } from '@/lib/accounts/commands/unlink-identity';
import { unlinkIdentityOp } from '@/lib/accounts/contract';

export const POST = serve(unlinkIdentityOp, unlinkIdentity);
