import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { currentNumber, stateOfLesson } from '@/lib/lessons/rules/lesson-states';
import { NoInput } from '@/lib/platform/shapes';
import { units } from '@/lib/points/rules/facts';
import { missingOf } from '@/lib/units/rules/unit-standing';
import { abilities } from '../abilities';
import { type BoardRow, boardStatement } from './board-statement';

/** Where each class of a facilitator stands, for the home: those that wait to begin come last. */
export const board = defineQuery({
  name: 'classroom.board',
  may: abilities['board:read'],
  input: NoInput,
  run: async ({ db, actor, now }) => {
    const own = await db.schoolClass.findMany({
      where: within(classReach, actor, { status: 'initiated' }),
      select: { id: true },
    });
    if (own.length === 0) return [];
    const of = { classIds: own.map(({ id }) => id), authorId: actor.id, day: schoolDay(now) };
    const all = (await db.$queryRaw<BoardRow[]>(boardStatement(of))).map((row) => shownClass(row, of.day));
    return all.toSorted((one, other) => Number(isUnderWay(other)) - Number(isUnderWay(one)));
  },
});

export type BoardClass = ReturnType<typeof shownClass>;

function shownClass({ plans, held, closing, absences, sliders, ...row }: BoardRow, today: Date) {
  const stored = held ?? [];
  const lessons = (plans ?? []).map((plan) => ({ ...plan, status: stateOfLesson(plan.number, stored) }));
  const number = currentNumber(stored, lessons.length);
  const ongoing = stored.find(({ status }) => status === 'ongoing');
  return {
    ...row,
    lessons,
    closedUnits: closing?.closedUnits ?? [],
    /** The units that a test ends. */
    testUnits: (closing?.tests ?? []).map(({ unit }) => unit),
    /** The first unit that is open, and what it waits for. */
    openUnit: closing && openUnit(lessons, closing),
    /** The lesson that goes on, else the next; none where all were given. */
    due: lessons.find((lesson) => lesson.number === number && lesson.status !== 'closed') ?? null,
    isLeftOpen: ongoing !== undefined && schoolDay(new Date(ongoing.startedAt)) < today,
    absences: absences ?? [],
    sliders: sliders && sliders.missing > 0 ? sliders : null,
  };
}

function isUnderWay({ due }: BoardClass): boolean {
  return due?.status === 'ongoing';
}

function openUnit(lessons: readonly { number: number; status: string }[], closing: NonNullable<BoardRow['closing']>) {
  const unit = units.find((each) => !closing.closedUnits.includes(each));
  if (!unit) return null;
  const planned = lessons.map(({ number }) => number);
  const closedLessons = lessons.filter(({ status }) => status === 'closed').map(({ number }) => number);
  return { unit, ...missingOf(closing, unit, { ...closing, planned, closedLessons }) };
}

/** The lessons that may be taught today: what a device keeps ahead. */
export function roomsToTeach(classes: readonly BoardClass[]): { classId: string; number: number }[] {
  return classes.flatMap(({ id, isStarted, due }) => (isStarted && due ? [{ classId: id, number: due.number }] : []));
}
