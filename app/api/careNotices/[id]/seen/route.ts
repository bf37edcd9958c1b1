import { serve } from '@/lib/access/serve';
import { markCareSeen } from '@/lib/assistant/commands/mark-care-seen';
import { markCareSeenOp } from '@/lib/assistant/contract/care-notices';

export const POST = serve(markCareSeenOp, markCareSeen);
