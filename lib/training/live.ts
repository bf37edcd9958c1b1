import { defineTopic } from '@/lib/access/live/define-topic';

/** A run began, went a question further or ended. */
export const evaluationChanges = defineTopic({ name: 'evaluation', may: 'evaluation:read' });
