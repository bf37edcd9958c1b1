import { defineTopic } from '@/lib/access/live/define-topic';

/** A run began, went a question further or ended. */
export const evaluationChanges = defineTopic<{ id: string }>({ name: 'evaluation', may: 'evaluation:read' });
