import { randomInt } from 'node:crypto';
import { seedMost } from '@/lib/platform/chance/seeded';
import type { Tx } from '@/lib/platform/db/client';
import { refuseUnless as refuseUnlessPaid } from '@/lib/points/failures';
import { fail, refuseUnless } from '../failures';
import { beginUntil, limitOf } from '../rules/times';
import type { HeldTest } from './acting-on';

type Given = {
  versionId: string;
  studentIds: readonly string[];
  /** None is what the version says. */
  limitMinutes: number | null;
  kind: 'first' | 'redo';
  byId: string;
};

/** A published version of this very test, to these pupils: an attempt for each, with an order of questions of its own. */
export async function releaseTo(tx: Tx, target: HeldTest, { studentIds, kind, byId, ...given }: Given) {
  const { classId, schoolId, unit, at } = target;
  refuseUnless(studentIds.length > 0, 'test.nobody');
  refuseUnlessPaid(!studentIds.some((id) => target.paid.has(id)), 'unit.closed');
  const place = await tx.schoolClass.findUniqueOrThrow({
    where: { id: classId },
    select: { courseId: true, moduleCode: true },
  });
  const version = await tx.testVersion.findFirst({
    where: { id: given.versionId, publishedAt: { not: null }, model: { ...place, number: unit } },
    select: { id: true, limitMinutes: true, _count: { select: { questions: true } } },
  });
  if (!version) return fail('test.version-not-found');
  const release = await tx.testRelease.create({
    data: {
      classId,
      schoolId,
      unit,
      versionId: version.id,
      redo: kind === 'redo',
      releasedAt: at,
      releasedById: byId,
      beginUntil: beginUntil(at, kind),
      limitMinutes: given.limitMinutes ?? limitOf(version.limitMinutes, version._count.questions),
    },
    select: { id: true, beginUntil: true, limitMinutes: true },
  });
  await tx.testAttempt.createMany({
    data: studentIds.map((studentId) => ({
      releaseId: release.id,
      schoolId,
      classId,
      unit,
      studentId,
      seed: randomInt(seedMost),
    })),
  });
  return {
    releaseId: release.id,
    beginUntil: release.beginUntil.toISOString(),
    limitMinutes: release.limitMinutes,
    studentIds: [...studentIds],
  };
}
