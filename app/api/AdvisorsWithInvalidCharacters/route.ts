import { serve } from '@/lib/access/serve';
import { deleteAdvisor } from '@/lib/advisors/commands/delete-advisor';
import { updateAdvisor } from '@/lib/advisors/commands/update-advisor';
import { deleteAdvisorOp, readAdvisorOp, updateAdvisorOp } from '@/lib/advisors/contract';
import { advisorById } from '@/lib/advisors/queries';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const GET = serve(withInvalidCharacters(readAdvisorOp), advisorById);
export const POST = serve(withInvalidCharacters(updateAdvisorOp), updateAdvisor);
export const DELETE = serve(withInvalidCharacters(deleteAdvisorOp), deleteAdvisor);
