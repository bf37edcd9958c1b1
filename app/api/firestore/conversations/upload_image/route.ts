import { serve } from '@/lib/access/serve';
import { storeChatImage } from '@/lib/assistant/commands/store-chat-image';
import { uploadImageOp } from '@/lib/assistant/contract/images';

export const POST = serve(uploadImageOp, storeChatImage);
