import { serve } from '@/lib/access/serve';
import { readImageOp } from '@/lib/class-reading/contract/pictures';
import { chatImage } from '@/lib/class-reading/queries/chat-image';

export const GET = serve(readImageOp, chatImage);
