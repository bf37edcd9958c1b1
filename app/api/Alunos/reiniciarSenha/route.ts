import { serve } from '@/lib/access/serve';
import { resetPassword } from '@/lib/login-cards/commands/reset-password';
import { resetPasswordOp } from '@/lib/login-cards/contract';

export const POST = serve(resetPasswordOp, resetPassword);
