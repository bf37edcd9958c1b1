import { withCallerAddress } from '@/lib/access/caller-address';
import { serve } from '@/lib/access/serve';
import { signInByCard } from '@/lib/accounts/commands/sign-in-by-card';
import { signInByCardOp } from '@/lib/accounts/contract';
import { CardSignIn } from '@/lib/accounts/schemas';
import { signInByCardDoor } from './door';

export const POST = serve(signInByCardOp, signInByCard, { ...signInByCardDoor, ...withCallerAddress(CardSignIn) });
