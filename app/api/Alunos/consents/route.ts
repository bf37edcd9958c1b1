import { serve } from '@/lib/access/serve';
import { giveConsents } from '@/lib/guardians/commands/give-consents';
import { giveConsentsOp } from '@/lib/guardians/contract';

export const POST = serve(giveConsentsOp, giveConsents);
