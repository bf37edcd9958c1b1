import { seeingHint } from '@/lib/access/hints';
import { serve } from '@/lib/access/serve';
import { setCookie } from '@/lib/access/session-cookie';
import { beginSeeing } from '@/lib/accounts/commands/begin-seeing';
import { beginSeeingOp } from '@/lib/accounts/contract';

export const POST = serve(beginSeeingOp, beginSeeing, {
  cookies: ({ seconds }) => [setCookie(seeingHint, '1', { maxAge: seconds, readable: true })],
});
