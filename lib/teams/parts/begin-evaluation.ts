import type { Tx } from '@/lib/platform/db/client';

type Evaluated = { classId: string; project: number; now: Date };

/** From the first grade on the confirmed teams stand. Says who is in them; nothing where none are confirmed. */
export async function beginEvaluation(tx: Tx, { classId, project, now }: Evaluated): Promise<Set<string> | null> {
  const confirmed = { classId, project, confirmedAt: { not: null } };
  await tx.teamDefinition.updateMany({
    where: { ...confirmed, evaluationBegunAt: null },
    data: { evaluationBegunAt: now },
  });
  const found = await tx.teamMember.findMany({
    where: { team: { definition: confirmed } },
    select: { studentId: true },
  });
  return found.length > 0 ? new Set(found.map(({ studentId }) => studentId)) : null;
}
