import { serve } from '@/lib/access/serve';
import { linkFacilitator } from '@/lib/registrations/commands/link-facilitator';
import { linkFacilitatorOp } from '@/lib/registrations/contract/facilitators';

export const PUT = serve(linkFacilitatorOp, linkFacilitator);
