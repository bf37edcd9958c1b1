import { updateKnowledgeBaseOp } from '@/lib/knowledge-base/contract';
import { operation } from '@/lib/platform/http/operation';
import type { writeTopic } from '../commands/write-topic';

/** Speaks of a base as its own save does. */
export const writeTopicOp = operation<typeof writeTopic>({
  method: 'POST',
  path: '/training/disliked/{id}/write',
  summary: 'Save a knowledge base with a topic that says what a disliked answer lacked',
  names: updateKnowledgeBaseOp.names,
  params: { id: 'id' },
  bodyBytesMax: updateKnowledgeBaseOp.bodyBytesMax,
});
