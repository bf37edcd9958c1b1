import { serve } from '@/lib/access/serve';
import { signIn } from '@/lib/accounts/commands/sign-in';
import { signInOp } from '@/lib/accounts/contract';
import { signInDoor } from './door';

export const POST = serve(signInOp, signIn, signInDoor);
