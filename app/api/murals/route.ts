import { serve } from '@/lib/access/serve';
import { createMuralPost } from '@/lib/mural/commands/create-mural-post';
import { createMuralPostOp, listMuralOp } from '@/lib/mural/contract';
import { muralList } from '@/lib/mural/queries/mural-posts';

export const GET = serve(listMuralOp, muralList);
export const PUT = serve(createMuralPostOp, createMuralPost);
