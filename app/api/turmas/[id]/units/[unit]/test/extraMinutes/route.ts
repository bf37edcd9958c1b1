import { serve } from '@/lib/access/serve';
import { giveExtraMinutes } from '@/lib/online-tests/commands/give-extra-minutes';
import { giveExtraMinutesOp } from '@/lib/online-tests/contract';

export const POST = serve(giveExtraMinutesOp, giveExtraMinutes);
