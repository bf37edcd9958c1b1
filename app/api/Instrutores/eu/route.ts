import { serve } from '@/lib/access/serve';
import { ownFacilitatorOp } from '@/lib/facilitators/contract';
import { ownFacilitator } from '@/lib/facilitators/queries';

export const GET = serve(ownFacilitatorOp, ownFacilitator);
