import type { Tx } from '@/lib/platform/db/client';

/** Which test an attempt is of: A1 of a module, in whichever class, and not A1 of another module. */
export const ofTest = { courseId: true, moduleCode: true } as const;
type OfTest = { unit: number; release: { class: { courseId: string; moduleCode: string } } };

function nameOf({ unit, release: { class: of } }: OfTest): string {
  return `${of.courseId} ${of.moduleCode} ${unit}`;
}

/** Whether a test may still be answered by its pupil: no key of an earlier attempt of it leaves the server. */
export async function openAgain(
  tx: Pick<Tx, 'testAttempt'>,
  { studentId, now }: { studentId: string; now: Date },
): Promise<(test: OfTest) => boolean> {
  const mayBegin = { state: 'released' as const, release: { beginUntil: { gte: now } } };
  const open = await tx.testAttempt.findMany({
    where: { studentId, archivedAt: null, OR: [{ state: 'begun' }, mayBegin] },
    select: { unit: true, release: { select: { class: { select: ofTest } } } },
  });
  const names = new Set(open.map(nameOf));
  return (test) => names.has(nameOf(test));
}
