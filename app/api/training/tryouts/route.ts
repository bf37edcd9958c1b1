import { serve } from '@/lib/access/serve';
import { tryOutOp } from '@/lib/training/contract/try-out';
import { tryOut } from '@/lib/training/queries/try-out';

export const POST = serve(tryOutOp, tryOut);
