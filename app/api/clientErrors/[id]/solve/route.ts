import { serve } from '@/lib/access/serve';
import { solveClientError } from '@/lib/upkeep/commands/solve-client-error';
import { solveClientErrorOp } from '@/lib/upkeep/contract/client-errors';

export const POST = serve(solveClientErrorOp, solveClientError);
