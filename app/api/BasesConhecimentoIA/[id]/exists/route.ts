import { serve } from '@/lib/access/serve';
import { knowledgeBaseExistsOp } from '@/lib/knowledge-base/contract';
import { knowledgeBaseExists } from '@/lib/knowledge-base/queries/knowledge-bases';

export const GET = serve(knowledgeBaseExistsOp, knowledgeBaseExists);
