import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { livePosition } from '@/lib/access/live/event-log';
import { ownDoubts } from '@/lib/doubts/queries/stored-doubts';
import { currentNumber, stateOfLesson } from '@/lib/lessons/rules/lesson-states';
import { defaultLocale, locales } from '@/lib/platform/i18n/locales';
import { abilities } from '../abilities';
import { withPictures } from '../schemas/pictures';
import { Seat } from '../schemas/seat';
import { withBroughtAlong } from './brought-lessons';
import { drawn, notStarted } from './drawn';
import { ownLessons } from './own-lessons';
import { ownMissions } from './own-missions';
import { roomOf } from './room';
import { smallPictures } from './small-pictures';

/** Without a number it is the lesson that goes on, else the next. */
const SeatOf = z.object({
  classId: z.uuid(),
  number: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(60))),
  pictures: withPictures,
  locale: z._default(z.enum(locales), defaultLocale),
});

/** What a pupil has in one lesson of an own class. */
export const seat = defineQuery({
  name: 'classroom.seat',
  may: abilities['seat:read'],
  input: SeatOf,
  reply: Seat,
  run: async ({ db, actor, input: { classId, number: asked, pictures: wanted, locale }, now }) => {
    const position = await livePosition();
    const room = await roomOf(db, actor, classId);
    if (!room) return null;
    const number = asked ?? currentNumber(room.stored, room.plans.length);
    const planned = room.plans.find((plan) => plan.number === number);
    if (!planned) return null;
    const { lesson, plan } = planned;
    const own = await ownLessons(db, { classId, studentId: actor.id, now });
    // What a pupil asks is nobody's who sees as the pupil.
    const doubts = actor.seeing ? [] : await ownDoubts(db, { classId, number, studentId: actor.id }, locale);
    const here = own.get(number);
    const standing = here?.standing ?? { ...notStarted, number };
    // Of the lesson that goes on, whichever is asked for: an earlier one's activity is a screen too.
    const screensOff = [...own.values()].some((one) => one.standing.screensOff);
    const ofModule = room.plans.map(({ number: each, lesson: { code, name, unit } }) => ({
      number: each,
      unit: unit.number,
      code,
      name,
      status: stateOfLesson(each, room.stored),
      attendance: own.get(each)?.attendance ?? null,
      slider: own.get(each)?.slider ?? null,
    }));
    // Attendance is saved of everybody who is in the class: whoever came later may have had the lesson elsewhere.
    const cameLater = ofModule.some(({ status, attendance }) => status === 'closed' && attendance === null);
    const way = { classId, studentId: actor.id, now };
    const text = (markdown: string) => (screensOff ? '' : drawn(markdown));
    const answer = {
      at: now.toISOString(),
      position,
      class: room.class,
      lessons: cameLater ? await withBroughtAlong(db, way, ofModule) : ofModule,
      screensOff,
      lesson: {
        ...standing,
        code: lesson.code,
        name: lesson.name,
        objective: lesson.objective,
        minutes: lesson.minutes,
        materials: text(plan.materials),
        activity: text(plan.activity),
        questions: text(plan.questions),
        attendance: here?.attendance ?? null,
        slider: here?.slider ?? null,
        pair: here?.pair ?? null,
      },
      doubts,
      glossary: room.glossary,
      ownMissions: await ownMissions(db, { classId, studentId: actor.id, summaries: room.missions, now }),
      missions: [],
    };
    return wanted ? { ...answer, pictures: await smallPictures(answer) } : answer;
  },
});
