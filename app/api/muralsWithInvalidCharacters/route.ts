import { serve } from '@/lib/access/serve';
import { deleteMuralPost } from '@/lib/mural/commands/delete-mural-post';
import { updateMuralPost } from '@/lib/mural/commands/update-mural-post';
import { deleteMuralPostOp, readMuralPostOp, updateMuralPostOp } from '@/lib/mural/contract';
import { muralPostById } from '@/lib/mural/queries/mural-posts';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const GET = serve(withInvalidCharacters(readMuralPostOp), muralPostById);
export const POST = serve(withInvalidCharacters(updateMuralPostOp), updateMuralPost);
export const DELETE = serve(withInvalidCharacters(deleteMuralPostOp), deleteMuralPost);
