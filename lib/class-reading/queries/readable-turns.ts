import type { Actor } from '@/lib/access/actor';
import { keptFromFacilitators } from '@/lib/care/queries/kept-from-facilitators';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';

/**
 * What of a pupil's a facilitator may read: what was written before the pupil came to a class of his, or after, is not
 * his, nor what stands where the pupil told of somebody who teaches.
 */
export async function readableTurns(
  db: Pick<Tx, 'enrolment' | 'careNotice'>,
  actor: Actor,
  studentId: string,
): Promise<Prisma.ChatMessageWhereInput> {
  const { conversationIds, times } = await keptFromFacilitators(db, studentId);
  return {
    OR: await ownTimes(db, actor, studentId),
    conversationId: { notIn: conversationIds },
    NOT: times.map((createdAt) => ({ createdAt })),
  };
}

async function ownTimes(
  db: Pick<Tx, 'enrolment'>,
  actor: Actor,
  studentId: string,
): Promise<Prisma.ChatMessageWhereInput[]> {
  const stays = await db.enrolment.findMany({
    where: {
      studentId,
      class: { schoolId: String(actor.schoolId), facilitators: { some: { facilitatorId: actor.id } } },
    },
    select: { enrolledAt: true, leftAt: true },
  });
  return stays.map(({ enrolledAt, leftAt }) => ({ createdAt: { gte: enrolledAt, ...(leftAt && { lt: leftAt }) } }));
}
