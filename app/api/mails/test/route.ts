import { serve } from '@/lib/access/serve';
import { sendTestMail } from '@/lib/upkeep/commands/send-test-mail';
import { sendTestMailOp } from '@/lib/upkeep/contract/mails';

export const POST = serve(sendTestMailOp, sendTestMail);
