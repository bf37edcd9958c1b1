import { serve } from '@/lib/access/serve';
import { setTestPassword } from '@/lib/class-life/commands/set-test-password';
import { setTestPasswordOp } from '@/lib/class-life/contract';

export const POST = serve(setTestPasswordOp, setTestPassword);
