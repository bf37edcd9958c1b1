import { serve } from '@/lib/access/serve';
import { readConversations } from '@/lib/class-reading/commands/read-conversations';
import { readConversationsOp } from '@/lib/class-reading/contract/classes';

export const POST = serve(readConversationsOp, readConversations);
