import { defineTopic } from '@/lib/access/live/define-topic';

/** Somebody created, saved or deleted a knowledge base: its lists are older than that. */
export const knowledgeBaseChanges = defineTopic({
  name: 'knowledge-bases',
  may: 'knowledge-base:update',
  tag: 'knowledge-base',
});
