import { serve } from '@/lib/access/serve';
import { registerAdvisor } from '@/lib/advisors/commands/register-advisor';
import { listAdvisorsOp, registerAdvisorOp } from '@/lib/advisors/contract';
import { advisorList } from '@/lib/advisors/queries';

export const GET = serve(listAdvisorsOp, advisorList);
export const PUT = serve(registerAdvisorOp, registerAdvisor);
