import { serve } from '@/lib/access/serve';
import { storeContentImage } from '@/lib/courses/commands/store-content-image';
import { uploadContentImageOp } from '@/lib/courses/contract/files';

export const POST = serve(uploadContentImageOp, storeContentImage);
