import { serve } from '@/lib/access/serve';
import { listClassPupilsOp } from '@/lib/assistant/contract/classes';
import { classPupils } from '@/lib/assistant/queries/class-pupils';

export const GET = serve(listClassPupilsOp, classPupils);
