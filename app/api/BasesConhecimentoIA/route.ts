import { serve } from '@/lib/access/serve';
import { createKnowledgeBase } from '@/lib/knowledge-base/commands/create-knowledge-base';
import { createKnowledgeBaseOp, listKnowledgeBasesOp } from '@/lib/knowledge-base/contract';
import { knowledgeBaseList } from '@/lib/knowledge-base/queries/knowledge-bases';

export const GET = serve(listKnowledgeBasesOp, knowledgeBaseList);
export const PUT = serve(createKnowledgeBaseOp, createKnowledgeBase);
