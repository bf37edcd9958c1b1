import { serve } from '@/lib/access/serve';
import { acceptAddress } from '@/lib/upkeep/commands/accept-address';
import { acceptAddressOp } from '@/lib/upkeep/contract/mails';

export const POST = serve(acceptAddressOp, acceptAddress);
