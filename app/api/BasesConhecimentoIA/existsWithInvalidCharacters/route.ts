import { serve } from '@/lib/access/serve';
import { knowledgeBaseExistsOp } from '@/lib/knowledge-base/contract';
import { knowledgeBaseExists } from '@/lib/knowledge-base/queries/knowledge-bases';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const GET = serve(withInvalidCharacters(knowledgeBaseExistsOp), knowledgeBaseExists);
