import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { livePosition } from '@/lib/access/live/event-log';
import { storedMarks } from '@/lib/attendance/queries/stored-marks';
import { deskDoubts } from '@/lib/doubts/queries/stored-doubts';
import { currentNumber, stateOfLesson } from '@/lib/lessons/rules/lesson-states';
import { planSteps } from '@/lib/lessons/rules/plan-steps';
import { storedPairs } from '@/lib/pairs/queries/stored-pairs';
import type { Tx } from '@/lib/platform/db/client';
import { unitOfLesson } from '@/lib/points/rules/lesson-rules';
import { closableUnit } from '@/lib/units/queries/closable-unit';
import { abilities } from '../abilities';
import { Desk } from '../schemas/desk';
import { withPictures } from '../schemas/pictures';
import { drawn, notStarted } from './drawn';
import { lessonFacts } from './lesson-facts';
import { roomOf } from './room';
import { smallPictures } from './small-pictures';
import { taughtPlan } from './taught-plan';

/** Without a number it is the lesson that goes on, else the next. */
const DeskOf = z.object({
  classId: z.uuid(),
  number: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(60))),
  pictures: withPictures,
});

/** What a facilitator has on the desk in one lesson of an own class. */
export const desk = defineQuery({
  name: 'classroom.desk',
  may: abilities['desk:read'],
  input: DeskOf,
  reply: Desk,
  run: async ({ db, actor, input: { classId, number: asked, pictures: wanted }, now }) => {
    // Before anything is read: what happens meanwhile is told again rather than missed.
    const position = await livePosition();
    const room = await roomOf(db, actor, classId);
    if (!room) return null;
    const number = asked ?? currentNumber(room.stored, room.plans.length);
    const planned = room.plans.find((plan) => plan.number === number);
    if (!planned) return null;
    const { lesson } = planned;
    const unit = unitOfLesson(number);
    const facts = await lessonFacts(db, classId, number);
    const [{ plan, isAdapted, isAside }, marks, doubts, pairs, pupils, closable, tests] = await Promise.all([
      taughtPlan(db, actor, { classId, lessonCode: lesson.code, plan: planned.plan }),
      facts ? storedMarks(db, facts.id) : [],
      // What a pupil asks is nobody's who sees as who teaches.
      facts && !actor.seeing ? deskDoubts(db, facts.id) : [],
      facts ? storedPairs(db, facts.id) : [],
      room.pupils(),
      closableUnit(db, { classId, before: unit }),
      testsOf(db, classId),
    ]);
    const answer = {
      at: now.toISOString(),
      position,
      class: room.class,
      lessons: room.plans.map((one) => ({
        number: one.number,
        name: one.lesson.name,
        status: stateOfLesson(one.number, room.stored),
      })),
      lesson: {
        ...(facts?.standing ?? { ...notStarted, number }),
        code: lesson.code,
        name: lesson.name,
        objective: lesson.objective,
        minutes: lesson.minutes,
        isAdapted,
        isAside,
        materials: drawn(plan.materials),
        activity: drawn(plan.activity),
        questions: drawn(plan.questions),
        notes: drawn(plan.facilitatorNotes),
        steps: planSteps(plan.steps, lesson.name).map(({ text, ...step }) => ({ ...step, html: drawn(text) })),
        stepsDone: facts?.stepsDone ?? [],
        attendanceSavedAt: facts?.attendanceSavedAt ?? null,
        attendanceSavedBy: facts?.attendanceSavedBy ?? null,
      },
      pupils,
      marks: marks.map((mark) => ({ ...mark, at: mark.at.toISOString() })),
      sliders: facts?.sliders ?? [],
      values: facts?.values ?? [],
      pairs,
      doubts,
      glossary: room.glossary,
      missions: room.missions,
      closableUnit: closable,
      testUnit: tests.some((test) => test.unit === unit) ? unit : null,
    };
    return wanted ? { ...answer, pictures: await smallPictures(answer) } : answer;
  },
});

/** The units that end with a test, as the class pinned them. */
async function testsOf(db: Tx, classId: string): Promise<{ unit: number }[]> {
  const pinned = await db.pinnedModule.findUnique({ where: { classId }, select: { tests: true } });
  return (pinned?.tests ?? []) as { unit: number }[];
}
