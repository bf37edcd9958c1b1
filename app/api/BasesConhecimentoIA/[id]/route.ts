import { serve } from '@/lib/access/serve';
import { deleteKnowledgeBase } from '@/lib/knowledge-base/commands/delete-knowledge-base';
import { updateKnowledgeBase } from '@/lib/knowledge-base/commands/update-knowledge-base';
import { deleteKnowledgeBaseOp, readKnowledgeBaseOp, updateKnowledgeBaseOp } from '@/lib/knowledge-base/contract';
import { knowledgeBaseById } from '@/lib/knowledge-base/queries/knowledge-bases';

export const GET = serve(readKnowledgeBaseOp, knowledgeBaseById);
export const POST = serve(updateKnowledgeBaseOp, updateKnowledgeBase);
export const DELETE = serve(deleteKnowledgeBaseOp, deleteKnowledgeBase);
