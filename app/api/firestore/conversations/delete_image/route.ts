import { serve } from '@/lib/access/serve';
import { removeChatImage } from '@/lib/assistant/commands/remove-chat-image';
import { deleteImageOp } from '@/lib/assistant/contract/images';

export const POST = serve(deleteImageOp, removeChatImage);
