import { defineTopic } from '@/lib/access/live/define-topic';
import { abilities } from './abilities';
import type { OwnDoubt } from './schemas';

/** What became of a pupil's doubts, for that pupil alone: `doubts:<student>`. Nobody hears it who sees as the pupil. */
export const ownDoubtChanges = defineTopic<{ classId: string; number: number; doubt: OwnDoubt }>({
  name: 'doubts',
  may: abilities['doubt:ask'],
  hears: async ({ actor, id }) => actor.id === id && !actor.seeing,
});
