import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { stateOf } from '@/lib/classes/rules';
import type { Tx } from '@/lib/platform/db/client';
import type { Unit } from '@/lib/points/rules/facts';
import { sum } from '@/lib/points/rules/fractions';
import { abilities } from '../abilities';
import { UnitPreview, UnitRef } from '../schemas';
import { type Projected, projectedAwards } from './projected-awards';

type Place = { classId: string; unit: Unit };

/** What closing a unit would give each pupil; of one that is closed, what it gave. */
export const unitPreview = defineQuery({
  name: 'units.preview',
  may: abilities['unit:read'],
  input: UnitRef,
  reply: UnitPreview,
  run: async ({ db, actor, input: { classId, unit }, now }) => {
    const found = await db.schoolClass.findFirst({
      where: within(classReach, actor, { id: classId, pinnedModule: { isNot: null } }),
      select: {
        name: true,
        status: true,
        startedAt: true,
        unitClosings: { where: { unit }, select: { closedAt: true } },
      },
    });
    if (!found) return null;
    const closedAt = found.unitClosings[0]?.closedAt.toISOString() ?? null;
    const place = { unit, className: found.name, closedAt, isRunning: stateOf(found) === 'running' };
    if (closedAt) return { ...(await paidIn(db, { classId, unit })), ...place };
    const projected = await projectedAwards(db, { classId, unit, at: now });
    return projected && { ...(await toBePaid(db, { classId, unit }, projected)), ...place };
  },
});

type Students = Pick<UnitPreview, 'blockers' | 'warnings' | 'students' | 'paidElsewhere'>;

async function toBePaid(db: Tx, { unit }: Place, { awards, pupils, blockers, warnings }: Projected): Promise<Students> {
  const names = await namesOf(
    db,
    pupils.map(({ studentId }) => studentId),
  );
  const before = await pointsOf(
    db,
    awards.flatMap(({ journey }) => journey?.id ?? []),
    unit - 1,
  );
  const unpaid = new Set(awards.map(({ studentId }) => studentId));
  return {
    blockers,
    warnings,
    students: awards.map(({ studentId, journey, lines, honors }) => ({
      studentId,
      name: names.get(studentId) ?? null,
      lines,
      honors,
      points: sum(lines.map(({ amount }) => amount)),
      pointsBefore: before.get(journey?.id ?? '') ?? 0,
    })),
    paidElsewhere: pupils.flatMap(({ studentId }) => (unpaid.has(studentId) ? [] : [studentId])),
  };
}

/** From the ledger alone: who was erased since has no name any more. */
async function paidIn(db: Tx, { classId, unit }: Place): Promise<Students> {
  const settled = await db.settledUnit.findMany({
    where: { classId, unit },
    select: {
      journeyId: true,
      journey: {
        select: {
          studentId: true,
          entries: {
            where: { unit, kind: { not: 'adjustment' } },
            select: { kind: true, ref: true, amount: true, basis: true },
          },
          honors: { where: { unit }, select: { kind: true, number: true, level: true } },
        },
      },
    },
  });
  const names = await namesOf(
    db,
    settled.flatMap(({ journey }) => journey.studentId ?? []),
  );
  const before = await pointsOf(
    db,
    settled.map(({ journeyId }) => journeyId),
    unit - 1,
  );
  const students = settled.map(({ journeyId, journey: { studentId, entries, honors } }) => ({
    studentId,
    name: names.get(studentId ?? '') ?? null,
    lines: entries as UnitPreview['students'][number]['lines'],
    honors,
    points: sum(entries.map(({ amount }) => amount)),
    pointsBefore: before.get(journeyId) ?? 0,
  }));
  const byName = students.toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? '', 'pt-BR'));
  return { blockers: [], warnings: [], students: byName, paidElsewhere: [] };
}

async function namesOf(db: Tx, ids: string[]): Promise<Map<string, string>> {
  const found = await db.account.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  return new Map(found.map(({ id, name }) => [id, name]));
}

async function pointsOf(db: Tx, journeyIds: string[], unit: number): Promise<Map<string, number>> {
  const found = await db.pointEntry.groupBy({
    by: ['journeyId'],
    where: { journeyId: { in: journeyIds }, unit, kind: { not: 'adjustment' } },
    _sum: { amount: true },
  });
  return new Map(found.map(({ journeyId, _sum }) => [journeyId, _sum.amount ?? 0]));
}
