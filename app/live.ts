import { defineLive } from '@/lib/access/live/define-live';
import { courseChanges } from '@/lib/courses/live';

/** Everything that a browser may listen to. */
export const live = defineLive([courseChanges]);
