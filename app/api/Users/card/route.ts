import { withCallerAddress } from '@/lib/access/caller-address';
import { serve } from '@/lib/access/serve';
import { deviceIn } from '@/lib/access/shared-device-cookie';
import { signInByCard } from '@/lib/accounts/commands/sign-in-by-card';
import { signInByCardOp } from '@/lib/accounts/contract';
import { CardSignIn } from '@/lib/accounts/schemas';
import { signInByCardDoor } from './door';

const { input, fromHeaders } = withCallerAddress(CardSignIn);

export const POST = serve(signInByCardOp, signInByCard, {
  ...signInByCardDoor,
  input,
  fromHeaders: (headers) => ({ ...fromHeaders(headers), sharedDevice: deviceIn(headers) !== undefined }),
});
