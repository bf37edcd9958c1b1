import { serve } from '@/lib/access/serve';
import { finishUpload } from '@/lib/files/commands/finish-upload';
import { finishUploadOp } from '@/lib/files/contract';

export const POST = serve(finishUploadOp, finishUpload);
