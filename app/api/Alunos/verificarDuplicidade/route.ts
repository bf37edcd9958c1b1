import { serve } from '@/lib/access/serve';
import { duplicatesOp } from '@/lib/registrations/contract';
import { possibleDuplicates } from '@/lib/registrations/queries/duplicates';

export const GET = serve(duplicatesOp, possibleDuplicates);
