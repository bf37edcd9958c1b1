import { serve } from '@/lib/access/serve';
import { confirmFirstPassword } from '@/lib/accounts/commands/confirm-first-password';
import { confirmFirstPasswordOp } from '@/lib/accounts/contract';
import { firstPasswordDoor } from './door';

export const POST = serve(confirmFirstPasswordOp, confirmFirstPassword, firstPasswordDoor);
