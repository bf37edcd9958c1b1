import type { Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { keptHours } from '../rules/limits';

type Turn = { student: Prisma.Sql; conversation: Prisma.Sql; at: Prisma.Sql };

/**
 * Whether a turn stands where a pupil told of somebody who teaches, or near it in time: whom it is about finds it in no
 * reading either, nor what led to it or followed it.
 */
export function isKeptFromFacilitators({ student, conversation, at }: Turn): Prisma.Sql {
  const near = Prisma.sql`make_interval(hours => ${keptHours}::int)`;
  return Prisma.sql`
    EXISTS (SELECT FROM care_notices kept
             WHERE kept.student_id = ${student} AND kept.school_only
               AND (kept.conversation_id = ${conversation}
                    OR ${at} BETWEEN kept.created_at - ${near} AND kept.created_at + ${near}))`;
}

/** The same of one pupil: the conversations, and the times in every other one. */
export async function keptFromFacilitators(db: Pick<Tx, 'careNotice'>, studentId: string) {
  const kept = await db.careNotice.findMany({
    where: { studentId, schoolOnly: true },
    select: { conversationId: true, createdAt: true },
  });
  const near = keptHours * 3_600_000;
  return {
    conversationIds: kept.flatMap(({ conversationId }) => conversationId ?? []),
    times: kept.map(({ createdAt }) => ({
      gte: new Date(createdAt.getTime() - near),
      lte: new Date(createdAt.getTime() + near),
    })),
  };
}
