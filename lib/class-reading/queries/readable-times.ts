import type { Actor } from '@/lib/access/actor';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';

/** What was written before the pupil came to a class of this facilitator, or after, is not his to read. */
export async function readableTimes(
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
