import { publishedBases, publishedTopic } from '@/lib/knowledge-base/queries/published';
import { tagged } from '@/lib/platform/cache/tagged';

/** What the open pages show, made anew when somebody saves a knowledge base. */
export const shownBases = tagged('knowledge-base', publishedBases, 'knowledge-base.published');
export const shownTopic = tagged('knowledge-base', publishedTopic, 'knowledge-base.published-topic');
