import { serve } from '@/lib/access/serve';
import { facilitatorExists } from '@/lib/facilitators/queries';
import { facilitatorExistsOp } from '@/lib/registrations/contract/facilitators';

export const GET = serve(facilitatorExistsOp, facilitatorExists);
