import { defineCommand, noTarget } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { muralUntil } from '../reach';
import { SeenPosts } from '../schemas';

/**
 * The student had these on the screen. The first time stays, so that telling it again changes nothing; what is gone
 * meanwhile, or never was for the student, is passed over: nobody can mend it by telling it once more. A post that is over
 * was seen all the same: what is told without a line arrives days later.
 */
export const markMuralSeen = defineCommand({
  name: 'mural.mark-seen',
  may: abilities['mural:read-own'],
  input: SeenPosts,
  reply: Count,
  // The mark itself says who and when.
  ownRecord: true,
  target: noTarget,
  run: async ({ tx, actor, input: { ids }, now }) => {
    const where = within(muralUntil(schoolDay(now)), actor, {
      id: { in: ids },
      seen: { none: { studentId: actor.id } },
    });
    const posts = await tx.muralPost.findMany({ where, select: { id: true, schoolId: true } });
    const marks = posts.map(({ id: postId, schoolId }) => ({ postId, schoolId, studentId: actor.id, at: now }));
    return tx.muralSeen.createMany({ data: marks, skipDuplicates: true });
  },
});
