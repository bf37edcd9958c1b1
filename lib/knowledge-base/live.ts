import { defineTopic } from '@/lib/access/live/define-topic';
import { abilities } from './abilities';

/** Somebody created, saved or deleted a knowledge base: its lists are older than that. */
export const knowledgeBaseChanges = defineTopic({
  name: 'knowledge-bases',
  may: abilities['knowledge-base:update'],
  tag: 'knowledge-base',
});
