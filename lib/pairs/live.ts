import { defineTopic } from '@/lib/access/live/define-topic';
import { abilities } from '@/lib/lessons/abilities';
import { inRoom } from '@/lib/lessons/live';

/** The pairs of a class's lesson were made or changed: each pupil reads the own one anew. `pairs:<class>`, no names. */
export const pairChanges = defineTopic({ name: 'pairs', may: abilities['lesson:follow'], hears: inRoom });
