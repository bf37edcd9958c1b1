import { serve } from '@/lib/access/serve';
import { listClassPupilsOp } from '@/lib/class-reading/contract/classes';
import { classPupils } from '@/lib/class-reading/queries/class-pupils';

export const GET = serve(listClassPupilsOp, classPupils);
