import { serve } from '@/lib/access/serve';
import { markCareSeen } from '@/lib/care/commands/mark-care-seen';
import { markCareSeenOp } from '@/lib/care/contract/care-notices';

export const POST = serve(markCareSeenOp, markCareSeen);
