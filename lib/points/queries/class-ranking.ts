import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { abilities } from '../abilities';
import { totalsInClass } from './totals-in-class';

const topMax = 3;

const Ranking = z.object({
  /** The same for who has the same. */
  place: z.int(),
  students: z.int(),
  total: z.int(),
  /** The first three places, with all who share one, and nobody's name below them. */
  top: z.array(z.object({ place: z.int(), name: z.string(), total: z.int() })),
});

type Row = { id: string; name: string; total: number };

/** The most first; who has the same has the same place. */
function ranked(rows: readonly Row[]): (Row & { place: number })[] {
  const placeOf = ({ total }: Row) => 1 + rows.filter((other) => other.total > total).length;
  return rows
    .map((row) => ({ ...row, place: placeOf(row) }))
    .sort((one, other) => one.place - other.place || one.name.localeCompare(other.name, 'pt-BR'));
}

/**
 * By what was paid for good, also by the class that a pupil came from. A class without it, or that the pupil is not in, has
 * none.
 */
export const classRanking = defineQuery({
  name: 'points.class-ranking',
  may: abilities['ranking:read'],
  input: z.object({ classId: z.uuid() }),
  reply: Ranking,
  run: async ({ db, actor, input: { classId }, now }) => {
    const enrolled = await db.enrolment.findMany({
      where: { classId, leftAt: null, student: { active: true }, class: { pinnedModule: { rankingOn: true } } },
      select: { studentId: true, student: { select: { account: { select: { name: true } } } } },
    });
    const studentIds = enrolled.map(({ studentId }) => studentId);
    const totals = await totalsInClass(db, { classId, studentIds, at: now });
    const rows = ranked(
      enrolled.map(({ studentId, student }) => ({
        id: studentId,
        name: student.account.name,
        total: totals.get(studentId) ?? 0,
      })),
    );
    const own = rows.find(({ id }) => id === actor.id);
    if (!own) return null;
    return {
      place: own.place,
      students: rows.length,
      total: own.total,
      top: rows
        .filter(({ place, total }) => place <= topMax && total > 0)
        .map(({ place, name, total }) => ({ place, name, total })),
    };
  },
});
