import { serve } from '@/lib/access/serve';
import { signInOp } from '@/lib/accounts/contract';
import { signInDoor } from './door';
import { signInEitherWay } from './either-way';

export const POST = serve(signInOp, signInEitherWay, signInDoor);
