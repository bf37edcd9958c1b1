import { serve } from '@/lib/access/serve';
import { deleteMuralPost } from '@/lib/mural/commands/delete-mural-post';
import { updateMuralPost } from '@/lib/mural/commands/update-mural-post';
import { deleteMuralPostOp, readMuralPostOp, updateMuralPostOp } from '@/lib/mural/contract';
import { muralPostById } from '@/lib/mural/queries/mural-posts';

export const GET = serve(readMuralPostOp, muralPostById);
export const POST = serve(updateMuralPostOp, updateMuralPost);
export const DELETE = serve(deleteMuralPostOp, deleteMuralPost);
