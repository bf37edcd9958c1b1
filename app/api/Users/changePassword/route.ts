import { serve } from '@/lib/access/serve';
import { changePassword } from '@/lib/accounts/commands/change-password';
import { changePasswordOp } from '@/lib/accounts/contract';

export const POST = serve(changePasswordOp, changePassword);
