import { serve } from '@/lib/access/serve';
import { linkableFacilitatorOp } from '@/lib/registrations/contract/facilitators';
import { linkableFacilitator } from '@/lib/registrations/queries/linkable-facilitator';

export const GET = serve(linkableFacilitatorOp, linkableFacilitator);
