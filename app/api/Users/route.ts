import { serve } from '@/lib/access/serve';
import { createUser } from '@/lib/accounts/commands/create-user';
import { createUserOp, listUsersOp } from '@/lib/accounts/contract/logins';
import { userList } from '@/lib/accounts/queries/logins';

export const GET = serve(listUsersOp, userList);
export const PUT = serve(createUserOp, createUser);
