import { serve } from '@/lib/access/serve';
import { userExistsOp } from '@/lib/accounts/contract/logins';
import { userExists } from '@/lib/accounts/queries/logins';

export const GET = serve(userExistsOp, userExists);
