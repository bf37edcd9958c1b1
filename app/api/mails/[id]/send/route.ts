import { serve } from '@/lib/access/serve';
import { sendMailAgain } from '@/lib/upkeep/commands/send-mail-again';
import { sendMailAgainOp } from '@/lib/upkeep/contract/mails';

export const POST = serve(sendMailAgainOp, sendMailAgain);
