import { defineCommand } from '@/lib/access/define-command';
import { whereTapped } from '@/lib/lessons/parts/where-tapped';
import { tappedAt } from '@/lib/lessons/rules/tapped-at';
import { refuseClosedUnit } from '@/lib/points/parts/refuse-closed-unit';
import { runningPinnedClass } from '@/lib/points/parts/running-pinned-class';
import { abilities } from '../abilities';
import { refuseUnknownChallenges } from '../parts/refuse-unknown-challenges';
import { OwnTick, Tick } from '../schemas';

/** A pupil says that a challenge is done, or that it is not: the later tap stands, until the unit closes. */
export const tickChallenge = defineCommand({
  name: 'missions.tick-challenge',
  may: abilities['challenge:tick'],
  input: OwnTick,
  reply: Tick,
  ownRecord: true,
  target: (tap) => whereTapped(tap, (reached) => runningPinnedClass(tap, reached)),
  run: async ({ tx, actor, input: { unit, challenge, done, at }, target, now }) => {
    const { id: classId, schoolId, startedAt } = target;
    refuseUnknownChallenges(target, unit, [challenge]);
    await refuseClosedUnit(tx, { classId, unit, studentIds: [actor.id] });
    const ownAt = tappedAt(at, { from: startedAt, now });
    await tx.$executeRaw`
      INSERT INTO challenge_ticks (class_id, school_id, student_id, unit, challenge, own, own_at)
      VALUES (${classId}::uuid, ${schoolId}::uuid, ${actor.id}::uuid, ${unit}, ${challenge}, ${done}, ${ownAt})
          ON CONFLICT (class_id, student_id, unit, challenge) DO UPDATE
         SET own = EXCLUDED.own, own_at = EXCLUDED.own_at
       WHERE challenge_ticks.own_at IS NULL OR challenge_ticks.own_at <= EXCLUDED.own_at`;
    const place = { classId, studentId: actor.id, unit, challenge };
    return tx.challengeTick.findUniqueOrThrow({
      where: { classId_studentId_unit_challenge: place },
      select: { studentId: true, challenge: true, own: true, checked: true },
    });
  },
});
