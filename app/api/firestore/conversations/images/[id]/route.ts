import { serve } from '@/lib/access/serve';
import { readImageOp } from '@/lib/assistant/contract/images';
import { chatImage } from '@/lib/assistant/queries/chat-image';

export const GET = serve(readImageOp, chatImage);
