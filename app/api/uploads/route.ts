import { serve } from '@/lib/access/serve';
import { beginUpload } from '@/lib/files/commands/begin-upload';
import { beginUploadOp } from '@/lib/files/contract';

export const POST = serve(beginUploadOp, beginUpload);
