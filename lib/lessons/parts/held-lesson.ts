import type { Actor } from '@/lib/access/actor';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { lockName, lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '../failures';
import { standing } from '../queries/standing';

type Asked = { tx: Tx; actor: Actor; input: { classId: string; number: number } };

/** The class and its lesson of that number, inside the actor's reach. A number that the module does not have is not there. */
export async function lessonOfClass(
  { tx, actor, input: { classId, number } }: Asked,
  reached: Prisma.SchoolClassWhereInput = within(classReach, actor),
) {
  const found = await tx.schoolClass.findFirst({
    where: { AND: [reached, { id: classId, plans: { some: { number } } }] },
    select: { id: true, schoolId: true, status: true, startedAt: true },
  });
  if (!found) return null;
  refuseUnless(found.status === 'initiated' && found.startedAt !== null, 'lesson.class-not-running');
  const lesson = await tx.classLesson.findUnique({
    where: { classId_number: { classId, number } },
    select: standing,
  });
  return { classId, schoolId: found.schoolId, number, lesson };
}

/** The lesson that a tap belongs to, held until the transaction ends: of two taps the second finds what the first made. */
export async function heldLesson(asked: Asked) {
  await lockRows(asked.tx, 'class_lessons', 'class_id', asked.input.classId);
  return begunLesson(asked);
}

/**
 * Held with others: thirty pupils tap at once, each for himself, and the lesson closes before or after each. `reached`: where
 * more classes than the actor's present ones are meant.
 */
export async function sharedLesson(asked: Asked, reached?: Prisma.SchoolClassWhereInput) {
  await lockName(asked.tx, `lesson ${asked.input.classId} ${asked.actor.id}`);
  await lockRows(asked.tx, 'class_lessons', 'class_id', asked.input.classId, 'SHARE');
  return begunLesson(asked, { retryAfterSeconds: notStartedSeconds, reached });
}

/**
 * Whoever teaches may have begun it without a line: what a pupil taps meanwhile is not refused for good, it waits on the
 * pupil's device until the beginning has arrived.
 */
const notStartedSeconds = 20;

type Begun = { retryAfterSeconds?: number; reached?: Prisma.SchoolClassWhereInput | undefined };

async function begunLesson(asked: Asked, { reached, ...waiting }: Begun = {}) {
  const found = await lessonOfClass(asked, reached);
  if (!found) return null;
  const { lesson, ...place } = found;
  refuseUnless(lesson !== null, 'lesson.not-started', waiting);
  return { ...place, ...lesson };
}

/** The same while it goes on: what is final after it was closed. */
export async function heldOngoingLesson(asked: Asked) {
  const found = await heldLesson(asked);
  if (found) refuseUnless(found.status === 'ongoing', 'lesson.closed');
  return found;
}
