import { serve } from '@/lib/access/serve';
import { addMessage } from '@/lib/assistant/commands/add-message';
import { addMessageOp } from '@/lib/assistant/contract/conversations';

export const POST = serve(addMessageOp, addMessage);
