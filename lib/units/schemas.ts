import * as z from 'zod/mini';
import { required } from '@/lib/courses/schemas';
import { honorKinds, lineKinds } from '@/lib/points/rules/awards';
import { lostKeys, stepKeys } from '@/lib/points/rules/honor-steps';
import { levels } from '@/lib/points/rules/scheme';
import { Unit } from '@/lib/points/schemas';
import { blockers, warningCodes } from './rules/unit-standing';

export const UnitRef = z.object({ classId: z.uuid(), unit: Unit });

/** `typed` is the unit's number once more, by hand; `ticked` the warnings that were read; `understood` that it is for good. */
export const UnitClose = z.object({
  ...UnitRef.shape,
  typed: z.int(),
  ticked: z.array(z.enum(warningCodes)).check(z.maxLength(warningCodes.length)),
  understood: z.boolean().check(z.refine((isTicked) => isTicked, 'not-ticked')),
});

/** What the closing gave, the same for every press. */
export const ClosedUnit = z.object({
  unit: z.int(),
  closedAt: z.string(),
  students: z.int(),
  points: z.int(),
  honors: z.int(),
});

const Line = z.object({
  kind: z.enum(lineKinds),
  ref: z.string(),
  amount: z.int(),
  basis: z.record(z.string(), z.union([z.number(), z.string(), z.null()])),
});

const Honor = z.object({
  kind: z.enum(honorKinds),
  number: z.int(),
  level: z.optional(z.nullable(z.enum(levels))),
});

export const UnitPreview = z.object({
  unit: z.int(),
  className: z.string(),
  closedAt: z.nullable(z.string()),
  /** A class that ended closes nothing any more. */
  isRunning: z.boolean(),
  blockers: z.array(z.enum(blockers)),
  warnings: z.array(z.object({ code: z.enum(warningCodes), studentIds: z.array(z.string()) })),
  students: z.array(
    z.object({
      studentId: z.nullable(z.string()),
      name: z.nullable(z.string()),
      lines: z.array(Line),
      honors: z.array(Honor),
      points: z.int(),
      /** What the unit before brought. */
      pointsBefore: z.int(),
    }),
  ),
  /** Of whom another class paid this unit: they moved. */
  paidElsewhere: z.array(z.string()),
});

export type UnitPreview = z.infer<typeof UnitPreview>;

export const Units = z.object({
  units: z.array(z.object({ unit: Unit, closedAt: z.nullable(z.string()), blockers: z.array(z.enum(blockers)) })),
});

const adjustmentMost = 10_500;

export const Adjustment = z.object({
  ...UnitRef.shape,
  studentId: z.uuid(),
  amount: z.int().check(
    z.minimum(-adjustmentMost),
    z.maximum(adjustmentMost),
    z.refine((amount) => amount !== 0, 'zero-adjustment'),
  ),
  reason: required(300),
});

/** What the module has brought the pupil since. */
export const Adjusted = z.object({ total: z.int() });

const UnitPoints = z.object({
  unit: Unit,
  standing: z.enum(['final', 'open', 'ahead', 'ended']),
  /** The class that paid it: another than the pupil's own where he moved. */
  paidBy: z.nullable(z.string()),
  points: z.int(),
  lines: z.array(
    z.object({
      ...Line.shape,
      kind: z.enum([...lineKinds, 'adjustment']),
      /** The most that it could have brought; none of an adjustment. */
      worth: z.nullable(z.int()),
    }),
  ),
  honors: z.array(Honor),
});

/** One honor of the module: earned, or what is missing to it, or why nothing helps any more. */
const ShelfHonor = z.object({
  ...Honor.shape,
  /** Of an earned one. */
  id: z.optional(z.string()),
  /** None of those that the whole module gives. */
  unit: z.nullable(Unit),
  state: z.enum(['earned', 'onTrack', 'open', 'lost']),
  steps: z.array(
    z.object({
      key: z.enum([...stepKeys, ...lostKeys]),
      lessons: z.optional(z.array(z.int())),
      /** The names of challenges. */
      challenges: z.optional(z.array(z.string())),
      number: z.optional(z.int()),
      level: z.optional(z.enum(levels)),
    }),
  ),
});

export type ShelfHonor = z.infer<typeof ShelfHonor>;

/** What a module brought a student so far. Lines of an open unit are counted as if it closed now: they are not final. */
const ModulePoints = z.object({
  /** What was paid. */
  total: z.int(),
  maximum: z.int(),
  units: z.array(UnitPoints),
  /** Lessons that the class was given before the student came: they pay nothing. */
  lessonsBefore: z.array(z.int()),
  /** Of a module that is behind the student, only what was earned. */
  shelf: z.array(ShelfHonor),
});

export type ModulePoints = z.infer<typeof ModulePoints>;

export const StudentProgress = z.object({
  studentId: z.string(),
  courses: z.array(z.object({ code: z.string(), name: z.string(), total: z.int(), maximum: z.int() })),
  /** Every module of these courses that the student was or is in, the newest first. */
  modules: z.array(
    z.object({
      classId: z.string(),
      className: z.string(),
      status: z.enum(['initiated', 'cancelled', 'done']),
      courseCode: z.string(),
      courseName: z.string(),
      moduleCode: z.string(),
      moduleName: z.string(),
      /** The lessons that the class took on when it began; none before that. */
      lessons: z.int(),
      enrolledAt: z.string(),
      leftAt: z.nullable(z.string()),
      /** None before the class began, and none where a later class of the same way through the module shows them. */
      points: z.nullable(ModulePoints),
    }),
  ),
});

/** A student's modules as a school hands them out. */
export const StudentReport = z.object({
  studentId: z.string(),
  name: z.string(),
  registrationNumber: z.string(),
  schoolName: z.string(),
  /** By the server's clock. */
  readAt: z.string(),
  modules: z.array(
    z.object({
      classId: z.string(),
      className: z.string(),
      year: z.int(),
      isRunning: z.boolean(),
      courseName: z.string(),
      moduleName: z.string(),
      total: z.int(),
      maximum: z.int(),
      units: z.array(
        z.object({
          unit: Unit,
          standing: UnitPoints.shape.standing,
          held: z.int(),
          present: z.int(),
          absent: z.int(),
          justified: z.int(),
          madeUp: z.int(),
          grade: z.nullable(z.int()),
          points: z.int(),
          lines: UnitPoints.shape.lines,
          paidBy: UnitPoints.shape.paidBy,
        }),
      ),
      honors: z.array(Honor),
    }),
  ),
});
export type StudentReport = z.infer<typeof StudentReport>;
export type StudentProgress = z.infer<typeof StudentProgress>;

const percent = z.nullable(z.int());

/** A class's table: what counts of each student, and what it is worth, line by line. */
export const ClassPerformance = z.object({
  classId: z.string(),
  className: z.string(),
  readAt: z.string(),
  rankingOn: z.boolean(),
  /** A class that ended takes nothing any more. */
  isRunning: z.boolean(),
  maximum: z.int(),
  closedUnits: z.array(Unit),
  lessons: z.array(z.object({ number: z.int(), isClosed: z.boolean() })),
  missions: z.array(
    z.object({
      unit: Unit,
      challenges: z.array(z.object({ key: z.string(), name: z.string(), mandatory: z.boolean() })),
    }),
  ),
  tests: z.array(Unit),
  projects: z.array(
    z.object({ number: z.int(), name: z.string(), unit: Unit, hasTeams: z.boolean(), isClosed: z.boolean() }),
  ),
  students: z.array(
    z.object({
      studentId: z.string(),
      name: z.string(),
      total: z.int(),
      lessons: z.array(
        z.object({
          number: z.int(),
          counts: z.boolean(),
          attendance: z.nullable(z.enum(['present', 'absent', 'justified', 'madeUp'])),
          value: percent,
          slider: percent,
        }),
      ),
      challenges: z.array(
        z.object({ unit: Unit, key: z.string(), own: z.boolean(), checked: z.nullable(z.boolean()) }),
      ),
      tests: z.array(z.object({ unit: Unit, practice: percent })),
      projects: z.array(z.object({ number: z.int(), inTeam: z.boolean(), score: percent, isAway: z.boolean() })),
      /** The projects that he is in a team for in this class: another one's come along, and are graded there alone. */
      teamsHere: z.array(z.int()),
      units: z.array(UnitPoints),
    }),
  ),
});
