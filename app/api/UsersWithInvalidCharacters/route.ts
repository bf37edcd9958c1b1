import { serve } from '@/lib/access/serve';
import { deleteUser } from '@/lib/accounts/commands/delete-user';
import { updateUser } from '@/lib/accounts/commands/update-user';
import { deleteUserOp, readUserOp, updateUserOp } from '@/lib/accounts/contract/logins';
import { userById } from '@/lib/accounts/queries/logins';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const GET = serve(withInvalidCharacters(readUserOp), userById);
export const POST = serve(withInvalidCharacters(updateUserOp), updateUser);
export const DELETE = serve(withInvalidCharacters(deleteUserOp), deleteUser);
