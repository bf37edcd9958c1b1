import { serve } from '@/lib/access/serve';
import { listTopicsOp } from '@/lib/knowledge-base/contract';
import { topicsOfBases } from '@/lib/knowledge-base/queries/knowledge-bases';

export const GET = serve(listTopicsOp, topicsOfBases);
