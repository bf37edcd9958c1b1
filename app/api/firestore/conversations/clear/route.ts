import { serve } from '@/lib/access/serve';
import { clearAndStop } from '@/lib/assistant/answering/clear';
import { clearConversationOp } from '@/lib/assistant/contract/conversations';

export const POST = serve(clearConversationOp, clearAndStop);
