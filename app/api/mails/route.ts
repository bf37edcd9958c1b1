import { serve } from '@/lib/access/serve';
import { listMailsOp } from '@/lib/upkeep/contract/mails';
import { mailList } from '@/lib/upkeep/queries/mails';

export const GET = serve(listMailsOp, mailList);
