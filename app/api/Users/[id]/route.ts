import { serve } from '@/lib/access/serve';
import { updateUser } from '@/lib/accounts/commands/update-user';
import { readUserOp, updateUserOp } from '@/lib/accounts/contract/logins';
import { userById } from '@/lib/accounts/queries/logins';

export const GET = serve(readUserOp, userById);
export const POST = serve(updateUserOp, updateUser);
