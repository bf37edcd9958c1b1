import { serve } from '@/lib/access/serve';
import { readConversations } from '@/lib/assistant/commands/read-conversations';
import { readConversationsOp } from '@/lib/assistant/contract/classes';

export const POST = serve(readConversationsOp, readConversations);
