import { serve } from '@/lib/access/serve';
import { unlinkFacilitator } from '@/lib/registrations/commands/unlink-facilitator';
import { unlinkFacilitatorOp } from '@/lib/registrations/contract/facilitators';

export const DELETE = serve(unlinkFacilitatorOp, unlinkFacilitator);
