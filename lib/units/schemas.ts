import * as z from 'zod/mini';
import { required } from '@/lib/courses/schemas';
import { honorKinds, lineKinds } from '@/lib/points/rules/awards';
import { levels } from '@/lib/points/rules/scheme';
import { Unit } from '@/lib/points/schemas';
import { blockers, warningCodes } from './rules/unit-standing';

export const UnitRef = z.object({ classId: z.uuid(), unit: Unit });

/** `typed` is the unit's number once more, by hand; `ticked` the warnings that were read. */
export const UnitClose = z.object({
  ...UnitRef.shape,
  typed: z.int(),
  ticked: z.array(z.enum(warningCodes)).check(z.maxLength(warningCodes.length)),
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
  closedAt: z.nullable(z.string()),
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
    z.refine((amount) => amount !== 0, 'required'),
  ),
  reason: required(300),
});

/** What the module has brought the pupil since. */
export const Adjusted = z.object({ total: z.int() });
