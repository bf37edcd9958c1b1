import type { Actor } from '@/lib/access/actor';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { tappedAt } from '../rules/tapped-at';
import { sharedLesson } from './held-lesson';

type Tap = { tx: Tx; actor: Actor; now: Date; input: { classId: string; at: string } };

/**
 * What a pupil's tap belongs to, in a class that he is in, or was in when it was made: who moved to another class before
 * a line came back said it where he was. `find` looks inside the actor's reach, or inside these classes.
 */
export async function whereTapped<Found extends { startedAt: Date }>(
  tap: Tap,
  find: (reached?: Prisma.SchoolClassWhereInput) => Promise<Found | null>,
): Promise<(Found & { isThere: boolean }) | null> {
  const present = await find();
  return present ? { ...present, isThere: true } : foundWhereHeWas(tap, find);
}

async function foundWhereHeWas<Found extends { startedAt: Date }>(
  { tx, actor, input: { classId, at }, now }: Tap,
  find: (reached: Prisma.SchoolClassWhereInput) => Promise<Found | null>,
) {
  const studentId = actor.id;
  const said = new Date(Math.min(new Date(at).getTime(), now.getTime()));
  const found = await find({ enrolments: { some: { studentId, leftAt: { gte: said } } } });
  if (!found) return null;
  const tapped = tappedAt(at, { from: found.startedAt, now });
  const was = await tx.enrolment.count({
    where: { classId, studentId, enrolledAt: { lte: tapped }, leftAt: { gte: tapped } },
  });
  return was > 0 ? { ...found, isThere: false } : null;
}

/** The lesson that a pupil's tap belongs to, held with others. */
export function lessonWhenTapped(tap: Tap & { input: { number: number } }) {
  return whereTapped(tap, (reached) => sharedLesson(tap, reached));
}
