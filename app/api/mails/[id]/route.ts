import { serve } from '@/lib/access/serve';
import { readMailOp } from '@/lib/upkeep/contract/mails';
import { mailDetail } from '@/lib/upkeep/queries/mails';

export const GET = serve(readMailOp, mailDetail);
