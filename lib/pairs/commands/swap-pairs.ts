import { defineCommand } from '@/lib/access/define-command';
import { deskChanges } from '@/lib/lessons/live';
import { heldOngoingLesson } from '@/lib/lessons/parts/held-lesson';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { pairChanges } from '../live';
import { storePairs } from '../parts/store-pairs';
import { storedPairs } from '../queries/stored-pairs';
import { swappedPlaces } from '../rules';
import { ShownPairs, TwoPupils } from '../schemas';

/** Two change places, in one pair or between two. */
export const swapPairs = defineCommand({
  name: 'pairs.swap',
  may: abilities['pairs:make'],
  input: TwoPupils,
  reply: ShownPairs,
  target: heldOngoingLesson,
  run: async ({ tx, target: lesson, input: { studentId, otherId } }) => {
    const stored = await storedPairs(tx, lesson.id);
    const paired = stored.flat();
    refuseUnless(paired.includes(studentId) && paired.includes(otherId), 'pairs.not-paired');
    const pairs = swappedPlaces(stored, studentId, otherId);
    await storePairs(tx, lesson, pairs);
    return { pairs };
  },
  after: async ({ tx, actor, input: { classId, number }, result }) => {
    await deskChanges.tell(tx, { number, by: { id: actor.id, name: actor.name }, ...result }, classId);
    await pairChanges.tell(tx, {}, classId);
  },
});
