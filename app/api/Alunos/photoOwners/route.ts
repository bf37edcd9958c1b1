import { serve } from '@/lib/access/serve';
import { findPhotoOwnersOp } from '@/lib/imports/contract';
import { photoOwners } from '@/lib/imports/queries/photo-owners';

export const POST = serve(findPhotoOwnersOp, photoOwners);
