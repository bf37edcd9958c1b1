import { serve } from '@/lib/access/serve';
import { ownAdvisedSchoolsOp } from '@/lib/advisors/contract';
import { ownAdvisedSchools } from '@/lib/advisors/queries';

export const GET = serve(ownAdvisedSchoolsOp, ownAdvisedSchools);
