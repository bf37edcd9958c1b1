import { serve } from '@/lib/access/serve';
import { shellPersonOp } from '@/lib/shell/contract';
import { shellPerson } from '@/lib/shell/queries';

export const GET = serve(shellPersonOp, shellPerson);
