import { serve } from '@/lib/access/serve';
import { readMuralImageOp } from '@/lib/mural/contract';
import { muralImage } from '@/lib/mural/queries/own-mural';

export const GET = serve(readMuralImageOp, muralImage);
