import { serve } from '@/lib/access/serve';
import { storeMuralImage } from '@/lib/mural/commands/store-mural-image';
import { uploadMuralImageOp } from '@/lib/mural/contract';

export const POST = serve(uploadMuralImageOp, storeMuralImage);
