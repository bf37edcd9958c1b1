import { serve } from '@/lib/access/serve';
import { readImageOp } from '@/lib/assistant/contract/images';
import { chatImage } from '@/lib/class-reading/queries/chat-image';

export const GET = serve(readImageOp, chatImage);
