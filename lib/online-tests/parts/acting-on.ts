import type { Actor } from '@/lib/access/actor';
import { inClassNow } from '@/lib/classes/reach';
import type { Tx } from '@/lib/platform/db/client';
import { databaseTime } from '@/lib/platform/db/database-time';
import { fail } from '@/lib/platform/errors/failures';
import { refuseClosedUnit } from '@/lib/points/parts/refuse-closed-unit';
import { runningPinnedClass } from '@/lib/points/parts/running-pinned-class';
import { paidOnTheWay } from '@/lib/points/queries/paid-on-the-way';
import type { Unit } from '@/lib/points/rules/facts';
import { expireUnbegun } from './expire-unbegun';

type Asked = { tx: Tx; actor: Actor; input: { classId: string; unit: Unit } };

/**
 * The test of an open unit of a running class inside the actor's reach, its attempts held: of two facilitators the second
 * finds what the first made of them.
 */
export async function heldTest(asked: Asked) {
  const { tx, input } = asked;
  const { classId, unit } = input;
  const found = await runningPinnedClass(asked);
  if (!found) return null;
  if (!found.pinned.tests.includes(unit)) fail('MODEL_NOT_FOUND');
  await refuseClosedUnit(tx, { classId, unit, studentIds: [] });
  await tx.$queryRaw`
    SELECT 1 FROM test_attempts WHERE class_id = ${classId}::uuid AND unit = ${unit} ORDER BY id FOR UPDATE`;
  const now = await databaseTime(tx);
  await expireUnbegun(tx, { classId, unit }, now);
  const attempts = await tx.testAttempt.findMany({
    where: { classId, unit, archivedAt: null },
    orderBy: { createdAt: 'asc' },
    select: { id: true, studentId: true, state: true, extraMinutes: true, deadline: true },
  });
  const enrolled = await tx.enrolment.findMany({ where: { classId, ...inClassNow }, select: { studentId: true } });
  const studentIds = enrolled.map(({ studentId }) => studentId);
  return {
    ...found,
    classId,
    unit,
    at: now,
    attempts,
    enrolled: new Set(studentIds),
    /** Of whom the class that they came from closed the unit: a test would change nothing any more. */
    paid: new Set(await paidOnTheWay(tx, { classId, unit, studentIds })),
  };
}
export type HeldTest = NonNullable<Awaited<ReturnType<typeof heldTest>>>;

/** The open one, else the last one that ended, of each pupil. */
export function currentOf({ attempts }: HeldTest, studentId: string) {
  const own = attempts.filter((attempt) => attempt.studentId === studentId && attempt.state !== 'expired');
  return own.find(({ state }) => state !== 'concluded') ?? own.at(-1);
}
