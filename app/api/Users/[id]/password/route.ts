import { serve } from '@/lib/access/serve';
import { resetPassword } from '@/lib/accounts/commands/reset-password';
import { resetPasswordOp } from '@/lib/accounts/contract/logins';

export const POST = serve(resetPasswordOp, resetPassword);
