import * as z from 'zod/mini';
import { Mark } from '@/lib/attendance/schemas';
import { courseFamilies } from '@/lib/courses/rules';
import { DeskDoubt } from '@/lib/doubts/schemas';
import { lessonStates } from '@/lib/lessons/rules/lesson-states';
import { LessonStanding } from '@/lib/lessons/schemas';
import { Slider } from '@/lib/self-assessments/schemas';
import { PackPictures } from './pictures';

/** A class as its screens name it. */
export const RoomClass = z.object({
  id: z.string(),
  name: z.string(),
  family: z.enum(courseFamilies),
  courseCode: z.string(),
  courseName: z.string(),
  moduleCode: z.string(),
  moduleName: z.string(),
});

export const LessonInList = z.object({ number: z.int(), name: z.string(), status: z.enum(lessonStates) });

export const Glossary = z.array(z.object({ term: z.string(), meaning: z.string() }));

const Missions = z.array(
  z.object({ number: z.int(), name: z.string(), summary: z.string(), challenges: z.array(z.string()) }),
);

/** Drawn Markdown: HTML that our own code made. */
const html = z.string();

const Step = z.object({ name: z.string(), minutes: z.nullable(z.int()), html });

/** Everything that who teaches needs for one lesson, in one answer: the lesson runs from it without a line. */
export const Desk = z.object({
  /** When it was read, by the server's clock, and from where on live updates bring it further. */
  at: z.string(),
  position: z.string(),
  class: RoomClass,
  lessons: z.array(LessonInList),
  lesson: z.object({
    ...LessonStanding.def.shape,
    code: z.string(),
    name: z.string(),
    objective: z.string(),
    minutes: z.int(),
    /** The texts are those of the reader's own adaptation. */
    isAdapted: z.boolean(),
    /** The reader has an adaptation, and the texts are another plan's: the one that all who teach the class have. */
    isAside: z.boolean(),
    materials: html,
    activity: html,
    questions: html,
    notes: html,
    steps: z.array(Step),
    stepsDone: z.array(z.int()),
    attendanceSavedAt: z.nullable(z.string()),
    attendanceSavedBy: z.nullable(z.string()),
  }),
  pupils: z.array(z.object({ id: z.string(), name: z.string(), photoUrl: z.nullable(z.string()) })),
  marks: z.array(Mark),
  sliders: z.array(Slider),
  values: z.array(z.object({ studentId: z.string(), percent: z.nullable(z.int()) })),
  /** Pupils by pair, who drives first in front; none before they were proposed. */
  pairs: z.array(z.array(z.string())),
  doubts: z.array(DeskDoubt),
  glossary: Glossary,
  missions: Missions,
  /** A unit before the lesson's that is open, where nothing forbids closing it. */
  closableUnit: z.nullable(z.int()),
  /** The lesson's unit, where a test ends it. */
  testUnit: z.nullable(z.int()),
  pictures: PackPictures,
});
export type Desk = z.infer<typeof Desk>;
