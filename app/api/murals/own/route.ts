import { serve } from '@/lib/access/serve';
import { ownMuralOp } from '@/lib/mural/contract';
import { ownMural } from '@/lib/mural/queries/own-mural';

export const GET = serve(ownMuralOp, ownMural);
