import type { Tx } from '@/lib/platform/db/client';
import { unitsPaidElsewhere } from '@/lib/points/queries/units-paid-elsewhere';
import { factsOfPupils } from '@/lib/units/queries/facts-of-pupils';
import type { Seat } from '../schemas/seat';

/** As `points/parts/pin-module.ts` wrote it. */
type Pinned = { unit: number; name: string; challenges: { key: string; name: string; mandatory: boolean }[] };
type Asked = {
  classId: string;
  studentId: string;
  summaries: readonly { number: number; summary: string }[];
  now: Date;
};

/** The missions that the class works for, with the pupil's own ticks. What the catalogue says now may be something else. */
export async function ownMissions(db: Tx, asked: Asked): Promise<Seat['ownMissions']> {
  const { classId, studentId, summaries, now } = asked;
  const [pinned, ticks, closed, paid] = await Promise.all([
    db.pinnedModule.findUnique({ where: { classId }, select: { missions: true } }),
    ticksOf(db, asked),
    db.unitClosing.findMany({ where: { classId }, select: { unit: true } }),
    unitsPaidElsewhere(db, { classId, studentId, at: now }),
  ]);
  return ((pinned?.missions ?? []) as Pinned[]).map(({ unit, name, challenges }) => ({
    unit,
    name,
    summary: summaries.find(({ number }) => number === unit)?.summary ?? '',
    isOver: closed.some((one) => one.unit === unit) || paid.includes(unit),
    challenges: challenges.map(({ key, name: what, mandatory }) => {
      const tick = ticks.find((one) => one.unit === unit && one.challenge === key);
      return { key, name: what, mandatory, own: tick?.own ?? false, checked: tick?.checked ?? null };
    }),
  }));
}

/** Of who moved on, what was said in the classes before stands here as it counts here. */
async function ticksOf(db: Tx, { classId, studentId, now }: Asked) {
  const inClassBefore = await db.challengeTick.findFirst({
    where: { studentId, classId: { not: classId }, class: { module: { classes: { some: { id: classId } } } } },
    select: { unit: true },
  });
  if (!inClassBefore) {
    return db.challengeTick.findMany({
      where: { classId, studentId },
      select: { unit: true, challenge: true, own: true, checked: true },
    });
  }
  const known = await factsOfPupils(db, { classId, at: now, studentIds: [studentId] });
  const facts = known?.pupils.flatMap((pupil) => pupil.facts.challenges) ?? [];
  return facts.map(({ key: challenge, ...tick }) => ({ ...tick, challenge }));
}
