import { defineTopic } from '@/lib/access/live/define-topic';

/** Somebody created, saved or deleted a course: its lists are older than that. */
export const courseChanges = defineTopic({ name: 'courses', may: 'course:update', tag: 'courses' });
