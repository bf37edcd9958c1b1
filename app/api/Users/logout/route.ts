import { serve } from '@/lib/access/serve';
import { signOut } from '@/lib/accounts/commands/sign-out';
import { signOutOp } from '@/lib/accounts/contract';
import { signOutDoor } from './door';

export const POST = serve(signOutOp, signOut, signOutDoor);
