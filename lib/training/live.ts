import { defineTopic } from '@/lib/access/live/define-topic';
import { abilities } from './abilities';

/** A run began, went a question further or ended. */
export const evaluationChanges = defineTopic({ name: 'evaluation', may: abilities['evaluation:read'] });
