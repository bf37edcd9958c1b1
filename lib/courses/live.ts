import { defineTopic } from '@/lib/access/live/define-topic';
import { abilities } from './abilities';

/** Somebody created, saved or deleted a course: its lists are older than that. */
export const courseChanges = defineTopic({ name: 'courses', may: abilities['course:update'], tag: 'courses' });
