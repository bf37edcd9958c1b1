import { serve } from '@/lib/access/serve';
import { readThumbnailOp } from '@/lib/files/contract';
import { ownThumbnail } from '@/lib/files/queries';

export const GET = serve(readThumbnailOp, ownThumbnail);
