import { serve } from '@/lib/access/serve';
import { deleteUser } from '@/lib/accounts/commands/delete-user';
import { updateUser } from '@/lib/accounts/commands/update-user';
import { deleteUserOp, readUserOp, updateUserOp } from '@/lib/accounts/contract/logins';
import { userById } from '@/lib/accounts/queries/logins';

export const GET = serve(readUserOp, userById);
export const POST = serve(updateUserOp, updateUser);
export const DELETE = serve(deleteUserOp, deleteUser);
