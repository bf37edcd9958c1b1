import { serve } from '@/lib/access/serve';
import { updateOwnAccount } from '@/lib/accounts/commands/update-own-account';
import { ownAccountOp, updateOwnAccountOp } from '@/lib/accounts/contract';
import { ownAccount } from '@/lib/accounts/queries';

export const GET = serve(ownAccountOp, ownAccount);
export const POST = serve(updateOwnAccountOp, updateOwnAccount);
