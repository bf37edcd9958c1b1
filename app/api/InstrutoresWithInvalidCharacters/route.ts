import { serve } from '@/lib/access/serve';
import { withInvalidCharacters } from '@/lib/platform/http/operation';
import { deleteFacilitator } from '@/lib/registrations/commands/delete-facilitator';
import { updateFacilitator } from '@/lib/registrations/commands/update-facilitator';
import { deleteFacilitatorOp, readFacilitatorOp, updateFacilitatorOp } from '@/lib/registrations/contract/facilitators';
import { facilitatorRecord } from '@/lib/registrations/queries/facilitator-record';

export const GET = serve(withInvalidCharacters(readFacilitatorOp), facilitatorRecord);
export const POST = serve(withInvalidCharacters(updateFacilitatorOp), updateFacilitator);
export const DELETE = serve(withInvalidCharacters(deleteFacilitatorOp), deleteFacilitator);
