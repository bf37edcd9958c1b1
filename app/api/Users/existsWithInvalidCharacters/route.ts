import { serve } from '@/lib/access/serve';
import { userExistsOp } from '@/lib/accounts/contract/logins';
import { userExists } from '@/lib/accounts/queries/logins';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const GET = serve(withInvalidCharacters(userExistsOp), userExists);
