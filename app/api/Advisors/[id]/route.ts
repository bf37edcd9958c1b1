import { serve } from '@/lib/access/serve';
import { deleteAdvisor } from '@/lib/advisors/commands/delete-advisor';
import { updateAdvisor } from '@/lib/advisors/commands/update-advisor';
import { deleteAdvisorOp, readAdvisorOp, updateAdvisorOp } from '@/lib/advisors/contract';
import { advisorById } from '@/lib/advisors/queries';

export const GET = serve(readAdvisorOp, advisorById);
export const POST = serve(updateAdvisorOp, updateAdvisor);
export const DELETE = serve(deleteAdvisorOp, deleteAdvisor);
