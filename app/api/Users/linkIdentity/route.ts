import { serve } from '@/lib/access/serve';
import { linkIdentity } from '@/lib/accounts/commands/link-identity';
import { linkIdentityOp } from '@/lib/accounts/contract';
import { NoInput } from '@/lib/platform/shapes';
import { linkIdentityDoor } from './door';

export const POST = serve(linkIdentityOp, linkIdentity, { ...linkIdentityDoor, input: NoInput });
