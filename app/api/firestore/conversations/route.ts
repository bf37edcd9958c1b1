import { serve } from '@/lib/access/serve';
import { readConversationOp } from '@/lib/assistant/contract/conversations';
import { conversation } from '@/lib/assistant/queries/conversation';

export const GET = serve(readConversationOp, conversation);
