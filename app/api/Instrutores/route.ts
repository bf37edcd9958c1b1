import { serve } from '@/lib/access/serve';
import { facilitatorList } from '@/lib/facilitators/queries';
import { registerFacilitator } from '@/lib/registrations/commands/register-facilitator';
import { listFacilitatorsOp, registerFacilitatorOp } from '@/lib/registrations/contract/facilitators';

export const GET = serve(listFacilitatorsOp, facilitatorList);
export const PUT = serve(registerFacilitatorOp, registerFacilitator);
