import { serve } from '@/lib/access/serve';
import { deleteKnowledgeBase } from '@/lib/knowledge-base/commands/delete-knowledge-base';
import { updateKnowledgeBase } from '@/lib/knowledge-base/commands/update-knowledge-base';
import { deleteKnowledgeBaseOp, readKnowledgeBaseOp, updateKnowledgeBaseOp } from '@/lib/knowledge-base/contract';
import { knowledgeBaseById } from '@/lib/knowledge-base/queries/knowledge-bases';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const GET = serve(withInvalidCharacters(readKnowledgeBaseOp), knowledgeBaseById);
export const POST = serve(withInvalidCharacters(updateKnowledgeBaseOp), updateKnowledgeBase);
export const DELETE = serve(withInvalidCharacters(deleteKnowledgeBaseOp), deleteKnowledgeBase);
