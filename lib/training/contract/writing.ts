import { updateKnowledgeBaseOp } from '@/lib/knowledge-base/contract';
import { operation } from '@/lib/platform/http/operation';
import { TopicWriting } from '../schemas/disliked';

/** Speaks of a base as its own save does. */
export const writeTopicOp = operation({
  method: 'POST',
  path: '/training/disliked/{id}/write',
  summary: 'Save a knowledge base with a topic that says what a disliked answer lacked',
  input: TopicWriting,
  reply: updateKnowledgeBaseOp.reply,
  names: updateKnowledgeBaseOp.names,
  params: { id: 'id' },
  bodyBytesMax: updateKnowledgeBaseOp.bodyBytesMax,
});
