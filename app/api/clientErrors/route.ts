import { serve } from '@/lib/access/serve';
import { listClientErrorsOp } from '@/lib/upkeep/contract/client-errors';
import { clientErrorList } from '@/lib/upkeep/queries/client-errors';

export const GET = serve(listClientErrorsOp, clientErrorList);
