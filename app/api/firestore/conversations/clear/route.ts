import { serve } from '@/lib/access/serve';
import { clearConversation } from '@/lib/assistant/commands/clear-conversation';
import { clearConversationOp } from '@/lib/assistant/contract/conversations';

export const POST = serve(clearConversationOp, clearConversation);
