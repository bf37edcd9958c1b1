import * as z from 'zod/mini';
import { attendanceStates } from '@/lib/attendance/rules/attendance-states';
import { OwnDoubt } from '@/lib/doubts/schemas';
import { lessonStates } from '@/lib/lessons/rules/lesson-states';
import { LessonStanding } from '@/lib/lessons/schemas';
import { Glossary, RoomClass } from './desk';
import { PackPictures } from './pictures';

/** One lesson of the way through the module, and what the pupil has of it. */
const OwnLesson = z.object({
  number: z.int(),
  unit: z.int(),
  code: z.string(),
  name: z.string(),
  status: z.enum(lessonStates),
  attendance: z.nullable(z.enum(attendanceStates)),
  slider: z.nullable(z.int()),
});

/** The place in the pair, from 0, and the others' first names. */
const OwnPair = z.object({ place: z.int(), partners: z.array(z.string()) });

/** A challenge as the pupil ticked it, and what who teaches says of it: yes and no overrule the tick. */
const OwnChallenge = z.object({
  key: z.string(),
  name: z.string(),
  mandatory: z.boolean(),
  own: z.boolean(),
  checked: z.nullable(z.boolean()),
});

/** A mission of the module as the class pinned it. Nothing changes in it once its unit is closed. */
const OwnMission = z.object({
  unit: z.int(),
  name: z.string(),
  summary: z.string(),
  isOver: z.boolean(),
  challenges: z.array(OwnChallenge),
});

/** Everything that a pupil needs for one lesson: the own things of it, and nothing of anybody else but who the pair is. */
export const Seat = z.object({
  at: z.string(),
  position: z.string(),
  class: RoomClass,
  lessons: z.array(OwnLesson),
  /** Who teaches asked for the screens off in the lesson that goes on, whichever one is shown here. */
  screensOff: z.boolean(),
  lesson: z.object({
    ...LessonStanding.def.shape,
    code: z.string(),
    name: z.string(),
    objective: z.string(),
    minutes: z.int(),
    /** Drawn Markdown; nothing while who teaches has the screens off. */
    materials: z.string(),
    activity: z.string(),
    questions: z.string(),
    attendance: z.nullable(z.enum(attendanceStates)),
    slider: z.nullable(z.int()),
    pair: z.nullable(OwnPair),
  }),
  doubts: z.array(OwnDoubt),
  glossary: Glossary,
  ownMissions: z.array(OwnMission),
  /** Always empty: pages and kept shells of before 2026-11-26 draw under this name texts, which the missions no longer are. */
  missions: z.array(z.string()),
  pictures: PackPictures,
});
export type Seat = z.infer<typeof Seat>;

/** A pupil's way through the module: what the home shows, without a text of any lesson. */
export const OwnWay = z.object({
  at: z.string(),
  position: z.string(),
  class: z.object({ ...RoomClass.def.shape, isPublic: z.boolean() }),
  lessons: z.array(OwnLesson),
  pair: z.nullable(OwnPair),
});
export type OwnWay = z.infer<typeof OwnWay>;
