import { serve } from '@/lib/access/serve';
import { storeOwnPhoto } from '@/lib/accounts/commands/store-own-photo';
import { uploadOwnPhotoOp } from '@/lib/accounts/contract';

export const POST = serve(uploadOwnPhotoOp, storeOwnPhoto);
