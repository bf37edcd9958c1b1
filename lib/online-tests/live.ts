import { defineTopic } from '@/lib/access/live/define-topic';
import { abilities } from '@/lib/lessons/abilities';
import { inRoom } from '@/lib/lessons/live';

/** Something was done to the tests of a class: each pupil reads the own ones anew. `tests:<class>`, no names. */
export const testChanges = defineTopic({ name: 'tests', may: abilities['lesson:follow'], hears: inRoom });
