import { serve } from '@/lib/access/serve';
import { cancelUpload } from '@/lib/files/commands/cancel-upload';
import { cancelUploadOp, readUploadOp } from '@/lib/files/contract';
import { uploadProgress } from '@/lib/files/queries';

export const GET = serve(readUploadOp, uploadProgress);
export const DELETE = serve(cancelUploadOp, cancelUpload);
