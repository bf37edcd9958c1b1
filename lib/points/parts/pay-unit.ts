import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '@/lib/platform/db/client';
import type { Award } from '../rules/awards';
import type { Unit } from '../rules/facts';

type Paid = Award & { studentId: string; way: readonly { classId: string }[]; journey: { id: string } | undefined };

type Payment = {
  classId: string;
  schoolId: string;
  courseId: string;
  moduleCode: string;
  schemeVersion: number;
  unit: Unit;
  now: Date;
  awards: readonly Paid[];
};

/** Writes what a unit gave its pupils: a journey for who has none, the lines, the honors, and that the unit was paid. */
export async function payUnit(tx: Tx, { awards, ...given }: Payment): Promise<void> {
  const { classId, schoolId, courseId, moduleCode, schemeVersion, unit, now } = given;
  const paid = awards.map((award) => ({ ...award, journeyId: award.journey?.id ?? randomUUIDv7() }));
  const place = { classId, schoolId };
  await tx.moduleJourney.createMany({
    data: paid
      .filter(({ journey }) => !journey)
      .map(({ journeyId: id, studentId }) => ({ id, studentId, schoolId, courseId, moduleCode })),
  });
  await tx.journeyClass.createMany({
    data: paid.flatMap(({ journeyId, way }) =>
      way.map((stay) => ({ journeyId, classId: stay.classId, schoolId, createdAt: now })),
    ),
    skipDuplicates: true,
  });
  await tx.settledUnit.createMany({
    data: paid.map(({ journeyId }) => ({ journeyId, unit, ...place, settledAt: now })),
  });
  await tx.pointEntry.createMany({
    data: paid.flatMap(({ journeyId, lines }) =>
      lines.map((line) => ({ journeyId, unit, ...place, schemeVersion, createdAt: now, ...line })),
    ),
  });
  await tx.honor.createMany({
    data: paid.flatMap(({ journeyId, honors }) =>
      honors.map((honor) => ({ journeyId, unit, ...place, createdAt: now, ...honor })),
    ),
  });
}

type Closing = { classId: string; schoolId: string; unit: Unit; closedById: string; warned: string[]; now: Date };

export async function recordClosing(tx: Tx, { now: closedAt, ...closing }: Closing): Promise<void> {
  await tx.unitClosing.create({ data: { ...closing, closedAt } });
}
