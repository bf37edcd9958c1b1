import { withCallerAddress } from '@/lib/access/caller-address';
import { serve } from '@/lib/access/serve';
import { askPasswordLink } from '@/lib/accounts/commands/ask-password-link';
import { askPasswordLinkOp } from '@/lib/accounts/contract';
import { AskedPasswordLink } from '@/lib/accounts/schemas';
import { askPasswordLinkDoor } from './door';

export const POST = serve(askPasswordLinkOp, askPasswordLink, {
  ...askPasswordLinkDoor,
  ...withCallerAddress(AskedPasswordLink),
});
