import { serve } from '@/lib/access/serve';
import { updateFeedback } from '@/lib/assistant/commands/update-feedback';
import { updateFeedbackOp } from '@/lib/assistant/contract/conversations';

export const POST = serve(updateFeedbackOp, updateFeedback);
