import type { Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';

/**
 * Whether a lesson goes on that this pupil is in and that has the assistant off. A lesson that nobody closed holds nobody
 * back at home: a switch is good for a morning.
 */
export function isAssistantOff(student: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    EXISTS (SELECT FROM enrolments seat
              JOIN classes room ON room.id = seat.class_id AND room.status = 'initiated'
              JOIN class_lessons held ON held.class_id = room.id AND held.status = 'ongoing' AND held.assistant_off
                   AND held.switched_at > now() - interval '4 hours'
             WHERE seat.student_id = ${student} AND seat.left_at IS NULL)`;
}

/** The same for one account: whoever is no pupil is in no lesson of this kind. */
export async function assistantIsOff(db: Pick<Tx, '$queryRaw'>, accountId: string): Promise<boolean> {
  const [found] = await db.$queryRaw<
    { off: boolean }[]
  >`SELECT ${isAssistantOff(Prisma.sql`${accountId}::uuid`)} AS off`;
  return found?.off ?? false;
}
